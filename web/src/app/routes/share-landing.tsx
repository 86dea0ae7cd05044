import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { PageTitle } from '../../components/page-title.tsx';
import { Failure, Waiting } from '../../components/states.tsx';
import { hrefTo, paths } from '../../config/paths.ts';
import { SharedAbsent } from '../../features/share/shared-absent.tsx';
import { SharedTeaser } from '../../features/share/shared-teaser.tsx';
import { isAbsent } from '../../lib/server/is-absent.ts';
import { useRead } from '../../lib/server/queries.ts';
import { useSession } from '../../lib/server/session.tsx';

/** The landing page of a share link. People who are signed in go straight to the job. */
export default function ShareLanding() {
  const { shareToken = '' } = useParams();
  const { isAuthenticated } = useSession();
  const navigate = useNavigate();
  const { data, error, refetch } = useRead('getSharedJob', { params: { shareToken } }, { refetchOnMount: 'always' });
  const id = data?.job.id;
  useEffect(() => {
    if (isAuthenticated && id) void navigate(hrefTo(paths.sharedJob, { id, shareToken }), { replace: true });
  }, [isAuthenticated, id, shareToken, navigate]);
  if (isAbsent(error)) return <SharedAbsent />;
  if (error && !data) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <Waiting text="Loading shared job..." />;
  if (isAuthenticated) return <Waiting text="Redirecting to job details..." />;
  const { title, suburb, state } = data.job;
  return (
    <>
      <PageTitle>Shared job</PageTitle>
      <SharedTeaser
        title={title}
        place={[suburb, state].filter(Boolean).join(' ')}
        companyName={data.retailerProfile.companyName}
      />
    </>
  );
}
