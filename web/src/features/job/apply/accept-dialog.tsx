import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { distanceKm } from '#shared/domain/places/distance.ts';
import { OwnObjections } from '#web/src/components/credentials/own-objections.tsx';
import { ConfirmFooter } from '#web/src/components/dialog/confirm-footer.tsx';
import { Facts } from '#web/src/components/facts.tsx';
import { shortNameOf } from '#web/src/components/job-facts.tsx';
import { TermsDialog } from '#web/src/components/terms/terms-dialog.tsx';
import { useChangedTerms } from '#web/src/components/terms/use-changed-terms.ts';
import { WithGst } from '#web/src/components/with-gst.tsx';
import { booked } from '#web/src/lib/dates.ts';
import { useRead } from '#web/src/lib/server/queries.ts';
import { acceptInRow } from '#web/src/lib/server/writes/proposal-writes.ts';
import { JobDialogFrame } from '../screen/job-dialog-frame.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';

/** Returns the distance of the site: "12 km from your base". Null if the position of the site or the base is unknown. */
function useDistance(): string | null {
  const { job } = useJobScreen();
  const { data } = useRead('getProfile');
  const profile = data?.profile;
  if (!profile || !('latitude' in profile)) return null;
  const { latitude, longitude } = profile;
  if (latitude === null || longitude === null || job.latitude === null || job.longitude === null) return null;
  const away = distanceKm({ latitude, longitude }, { latitude: job.latitude, longitude: job.longitude });
  return `${Math.round(away)} km from your base`;
}

/** Shows the main terms and asks an installer to accept the job. An installer who accepts has the job. */
export function AcceptDialog({ of: { seenTerms } }: { of: { seenTerms?: number } }) {
  const { job, shareToken, isInPlace, close } = useJobScreen();
  const distance = useDistance();
  const terms = useChangedTerms();
  /** The version of the terms that the person has seen. If the terms have changed since, the server refuses. */
  const [seen] = useState(Math.min(seenTerms ?? job.termsVersion, job.termsVersion));
  const accept = useJobWrite('acceptJob', {
    leaves: true,
    leavesToTab: 'accepted',
    asks: (error) => terms.ask(error, acceptOn),
    ...(isInPlace ? acceptInRow : {}),
  });
  const acceptOn = (termsVersion: number) =>
    accept.mutate(
      { params: { id: job.id }, body: { termsVersion, ...(shareToken ? { shareToken } : {}) } },
      { onSuccess: () => isInPlace && close() },
    );
  const retailer = job.retailer.companyName || 'the retailer';
  return (
    <JobDialogFrame
      title="Accept this job?"
      text={shortNameOf(job)}
      footer={
        <ConfirmFooter
          label="Accept job"
          isPending={accept.isPending}
          onCancel={close}
          onConfirm={() => acceptOn(seen)}
        />
      }
    >
      <Stack gap="4">
        <Facts
          of={[
            ['Price', <WithGst key="price" dollars={job.priceExGst} />],
            ['Preferred week', job.preferredWeek && `Week of ${booked(job.preferredWeek, 'weekday')}`],
            ['Suburb', [job.suburb, job.state, job.postcode].filter(Boolean).join(' ')],
            ['Distance', distance],
          ]}
        />
        <OwnObjections job={job} />
        <Text color="fg.muted">You'll have the job as soon as you accept, and we'll tell {retailer}.</Text>
      </Stack>
      <TermsDialog of={terms} label="Agree and accept" />
    </JobDialogFrame>
  );
}
