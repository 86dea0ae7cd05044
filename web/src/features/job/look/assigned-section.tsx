import { Stack, Link as TextLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { hrefTo, paths } from '#shared/pages.ts';
import { useRead } from '#web/src/lib/server/queries.ts';
import { ContactLines } from '../screen/contact-lines.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { Section } from '../screen/section.tsx';
import { ContactGate } from './contact-gate.tsx';
import { Reputation } from './reputation.tsx';

/** The installer who has the job. */
export function AssignedSection() {
  const { job } = useJobScreen();
  const id = job.assignedInstallerId ?? '';
  const read = useRead('getInstaller', { params: { id } }, { enabled: id !== '' });
  return (
    <Section card="assigned" startsOpen>
      <Stack gap="2" align="start">
        <TextLink asChild fontWeight="650" color="colorPalette.fg" minHeight="6">
          <Link to={hrefTo(paths.installer, { id })}>
            {read.data?.installer.companyName || job.assignedInstaller?.companyName || 'Installer'}
          </Link>
        </TextLink>
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
