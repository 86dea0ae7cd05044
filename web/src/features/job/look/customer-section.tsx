import { HStack, Text } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { showsCustomerContact } from '#shared/domain/jobs/job-states.ts';
import { ContactLines } from '../screen/contact-lines.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { Section } from '../screen/section.tsx';

/**
 * The customer's details, which the server sends to the retailer and administrators, and to the installer from the award until
 * the job is complete. All others see why the details are hidden.
 */
export function CustomerSection() {
  const { job, is } = useJobScreen();
  const isKnown = job.customerName !== undefined;
  const hasAny = Boolean(job.customerName || job.customerPhone || job.customerEmail || job.customerReference);
  return (
    <Section card="customer" startsOpen={is('assignee') && isKnown}>
      {isKnown && hasAny && (
        <>
          <ContactLines name={job.customerName} phone={job.customerPhone} email={job.customerEmail} />
          {job.customerReference && <Text mt="2">Retailer's reference: {job.customerReference}</Text>}
        </>
      )}
      {isKnown && !hasAny && <Text color="fg.muted">No customer details have been entered.</Text>}
      {!isKnown && (
        <HStack color="fg.muted" align="start">
          <Lock size={18} aria-hidden />
          <Text>
            {is('assignee')
              ? showsCustomerContact(job.status)
                ? 'You accepted this job with a link. You can see customer contact details once you confirm your email address.'
                : 'You can see customer contact details while there is work to do on the job.'
              : 'Customer contact details are visible only to the contractor awarded the job.'}
          </Text>
        </HStack>
      )}
    </Section>
  );
}
