import { Stack, Text } from '@chakra-ui/react';
import { useRead } from '../../../lib/server/queries.ts';
import { ContactLines } from '../screen/contact-lines.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { Section } from '../screen/section.tsx';
import { ContactGate } from './contact-gate.tsx';
import { Reputation } from './reputation.tsx';

/** Who has the job. */
export function AssignedSection() {
  const { job } = useJobScreen();
  const id = job.assignedInstallerId ?? '';
  const read = useRead('getInstaller', { params: { id } }, { enabled: id !== '' });
  return (
    <Section card="assigned" startsOpen>
      <Stack gap="2">
        <Text fontWeight="650">{read.data?.installer.companyName ?? job.assignedInstaller?.companyName}</Text>
        <ContactGate of={read}>
          {({ installer }) => (
            <>
              <Reputation of={installer} />
              <ContactLines name={installer.contactName} phone={installer.contactPhone} place={installer.location} />
            </>
          )}
        </ContactGate>
      </Stack>
    </Section>
  );
}
