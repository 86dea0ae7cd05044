import { Stack, Link as TextLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { hrefTo, paths } from '#shared/pages.ts';
import { useRead } from '#web/src/lib/server/queries.ts';
import { ContactLines } from '../screen/contact-lines.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { Section } from '../screen/section.tsx';
import { ContactGate } from './contact-gate.tsx';
import { Reputation } from './reputation.tsx';

/** Names the job's retailer to an installer. An invited or assigned installer also sees the contact details. */
export function RetailerSection() {
  const { job, is } = useJobScreen();
  const isClose = is('invitee') || is('assignee');
  const read = useRead('getRetailer', { params: { id: job.retailerId } }, { enabled: isClose });
  return (
    <Section card="retailer" startsOpen={is('invitee')}>
      <Stack gap="2" align="start">
        <TextLink asChild fontWeight="650" color="colorPalette.fg" minHeight="6">
          <Link to={hrefTo(paths.company, { id: job.retailerId })}>
            {job.retailer.companyName || 'Company profile'}
          </Link>
        </TextLink>
        {isClose && (
          <ContactGate of={read}>
            {({ retailer }) => (
              <>
                <Reputation of={retailer} />
                <ContactLines
                  name={retailer.contactName}
                  phone={retailer.contactPhone}
                  email={retailer.contactEmail}
                  place={retailer.headquartersAddress}
                />
              </>
            )}
          </ContactGate>
        )}
      </Stack>
    </Section>
  );
}
