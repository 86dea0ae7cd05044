import { Stack, Text } from '@chakra-ui/react';
import { categoriesInWords } from '#shared/domain/people/saa-categories.ts';
import { Accreditations } from '#web/src/components/accreditations.tsx';
import { Facts } from '#web/src/components/facts.tsx';
import { StatusBadge } from '#web/src/components/status-badge.tsx';
import { booked, happened } from '#web/src/lib/dates.ts';
import { isOnTheWay } from '../screen/cards.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import { Section } from '../screen/section.tsx';

export function DetailsSection() {
  const screen = useJobScreen();
  const { job } = screen;
  return (
    <Section card="details" startsOpen={!isOnTheWay(screen)}>
      <Facts
        isDense
        of={[
          ['Job Type', job.jobType],
          ['Connection Type', job.connectionType],
          [
            'Required Licenses',
            job.requiredLicenses.length === 0 ? null : (
              <Stack key="licences" gap="0.5">
                <Accreditations of={job.requiredLicenses} />
                <Text textStyle="note" color="fg.muted">
                  SAA {categoriesInWords(job.requiredLicenses)}
                </Text>
              </Stack>
            ),
          ],
          ['Credentials', job.credentialsRequired ? 'Required on the installation date' : null],
          ['Status', <StatusBadge key="status" status={job.status} />],
          ['Preferred week', job.preferredWeek && `Week of ${booked(job.preferredWeek, 'weekday')}`],
          ['Visibility', job.isPublic ? 'Public' : 'Private'],
          [job.status === 'draft' ? 'Created' : 'Posted', happened(job.postedAt ?? job.createdAt)],
        ]}
      />
    </Section>
  );
}
