import { Stack, Text } from '@chakra-ui/react';
import { needsOf } from '#web/src/components/credentials/credential-words.ts';
import { InstallerCredentials } from '#web/src/components/credentials/installer-credentials.tsx';
import { Facts } from '#web/src/components/facts.tsx';
import { ChangesList } from '#web/src/components/terms/changes-list.tsx';
import { WithGst } from '#web/src/components/with-gst.tsx';
import { booked } from '#web/src/lib/dates.ts';
import { counted } from '#web/src/lib/format.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import { Distance } from './applicant-facts.tsx';
import type { Application } from './application-order.ts';

/** Returns the label of the button that awards the job. If the terms have changed, the applicant has to confirm them first. */
export const awardLabel = ({ changes }: Application): string =>
  changes.length > 0 ? 'Ask them to confirm' : 'Accept application';

/** The terms of an award, the states of the installer's credentials, and the consequence. */
export function AwardTerms({ of: { installerId, leadTimeDays, fit, changes } }: { of: Application }) {
  const { job } = useJobScreen();
  const hasChanged = changes.length > 0;
  return (
    <Stack gap="4">
      <Facts
        of={[
          ['Price', <WithGst key="price" dollars={job.priceExGst} />],
          ['Lead time', counted(leadTimeDays, 'day', 'days')],
          ['Preferred week', job.preferredWeek && `Week of ${booked(job.preferredWeek, 'weekday')}`],
          ['Distance', <Distance key="distance" fit={fit} />],
        ]}
      />
      <InstallerCredentials
        id={installerId}
        job={{ ...needsOf(job), day: job.installationDate ?? job.preferredWeek }}
      />
      {hasChanged && <ChangesList of={changes} />}
      <Text color="fg.muted">
        {hasChanged
          ? "The job has changed since they applied. We'll award it to them once they confirm these changes."
          : "We'll award the job to them as soon as you accept, and tell them. If you unassign them, you can accept another application."}
      </Text>
    </Stack>
  );
}
