import { Stack, Text } from '@chakra-ui/react';
import { objectionText } from '#shared/domain/people/credential-objections.ts';
import { needsOf } from '#web/src/components/credentials/credential-words.ts';
import { InstallerCredentials } from '#web/src/components/credentials/installer-credentials.tsx';
import { Facts } from '#web/src/components/facts.tsx';
import { SentencesAlert } from '#web/src/components/sentences-alert.tsx';
import { ChangesList } from '#web/src/components/terms/changes-list.tsx';
import { WithGst } from '#web/src/components/with-gst.tsx';
import { booked } from '#web/src/lib/dates.ts';
import { counted, listed } from '#web/src/lib/format.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import { Distance } from './applicant-facts.tsx';
import type { Application } from './application-order.ts';
import { nameOf } from './decide-buttons.tsx';

/** Returns the label of the button that awards the job. If the terms have changed, the applicant has to confirm them first. */
export const awardLabel = ({ changes }: Application): string =>
  changes.length > 0 ? 'Ask them to confirm' : 'Accept application';

/** Returns a sentence for each accreditation or credential that the job needs and the applicant lacks. */
const gapsOf = (application: Application): string[] => {
  const { missingLicences = [], objections = [] } = application.fit ?? {};
  const name = nameOf(application);
  return [
    ...(missingLicences.length > 0
      ? [`This job needs ${listed(missingLicences)} accreditation, which isn't in their profile.`]
      : []),
    ...objections.map((objection) => objectionText(objection, name)),
  ];
};

/**
 * The terms of an award, the states of the installer's credentials, and the consequence. The gaps come first, because an owner
 * who overlooks one awards the job to an installer who cannot do it.
 */
export function AwardTerms({ of: application }: { of: Application }) {
  const { installerId, leadTimeDays, fit, changes } = application;
  const { job } = useJobScreen();
  const hasChanged = changes.length > 0;
  const gaps = gapsOf(application);
  return (
    <Stack gap="4">
      {gaps.length > 0 && <SentencesAlert status="warning" of={gaps} />}
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
