import { Badge } from '@chakra-ui/react';
import { applicationsId } from '#web/src/config/links.ts';
import { useHashTarget } from '#web/src/lib/use-hash-target.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import { Section } from '../screen/section.tsx';
import { ApplicationList } from './application-list.tsx';

/** The section in which the owner chooses an installer. */
export function ApplicationsSection() {
  const { job } = useJobScreen();
  useHashTarget(applicationsId);
  const waiting = job.applicationCount ?? 0;
  return (
    <Section
      id={applicationsId}
      card="applications"
      startsOpen
      aside={
        waiting > 0 && (
          <Badge colorPalette="sun" variant="subtle">
            {waiting} to decide
          </Badge>
        )
      }
    >
      <ApplicationList />
    </Section>
  );
}
