import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { hrefTo, paths } from '#shared/pages.ts';
import { PageTitle } from '../../components/page-title.tsx';
import { PageGate } from '../../components/read-gate.tsx';
import { Waiting } from '../../components/states.tsx';
import { SharedAbsent } from '../../features/share/shared-absent.tsx';
import { SharedTeaser } from '../../features/share/shared-teaser.tsx';
import { useRead } from '../../lib/server/queries.ts';
import { useSession } from '../../lib/server/session.tsx';

/** The landing page of a share link. A signed-in person is redirected to the job. */
export default function ShareLanding() {
  const { shareToken = '' } = useParams();
  const { isAuthenticated } = useSession();
  const navigate = useNavigate();
  const read = useRead('getSharedJob', { params: { shareToken } }, { refetchOnMount: 'always' });
  const id = read.data?.job.id;
  useEffect(() => {
    if (isAuthenticated && id) void navigate(hrefTo(paths.sharedJob, { id, shareToken }), { replace: true });
  }, [isAuthenticated, id, shareToken, navigate]);
  return (
    <PageGate of={read} waiting={<Waiting text="Loading shared job..." />} absent={<SharedAbsent />}>
      {({ job: { title, suburb, state }, retailerProfile: { companyName } }) =>
        isAuthenticated ? (
          <Waiting text="Redirecting to job details..." />
        ) : (
          <>
            <PageTitle>Shared job</PageTitle>
            <SharedTeaser title={title} place={[suburb, state].filter(Boolean).join(' ')} companyName={companyName} />
          </>
        )
      }
    </PageGate>
  );
}
