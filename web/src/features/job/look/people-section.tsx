import { Skeleton, Stack, Text, Link as TextLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Stars } from '../../../components/stars.tsx';
import { hrefTo, paths } from '../../../config/paths.ts';
import { useRead } from '../../../lib/server/queries.ts';
import { ContactLines } from '../screen/contact-lines.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { Section } from '../screen/section.tsx';

const Reputation = ({
  of: { averageRating, reviewCount },
}: {
  of: { averageRating: number | null; reviewCount: number };
}) =>
  averageRating === null ? (
    <Text textStyle="note" color="fg.muted">
      No reviews yet
    </Text>
  ) : (
    <Stars value={averageRating} count={reviewCount} />
  );

/** Shows the owner who has the job. */
export function AssignedSection() {
  const { job } = useJobScreen();
  const id = job.assignedInstallerId ?? '';
  const { data, isPending } = useRead('getInstaller', { params: { id } }, { enabled: id !== '' });
  if (!id) return null;
  const installer = data?.installer;
  return (
    <Section title="Job Assigned" startsOpen>
      <Stack gap="2">
        <Text fontWeight="650">{installer?.companyName ?? job.assignedInstaller?.companyName}</Text>
        {isPending && <Skeleton height="20" />}
        {installer && <Reputation of={installer} />}
        {installer && (
          <ContactLines name={installer.contactName} phone={installer.contactPhone} place={installer.location} />
        )}
      </Stack>
    </Section>
  );
}

/** Shows an installer whose job it is. If it is offered or assigned to them, also the contact details. */
export function RetailerSection() {
  const { job, is } = useJobScreen();
  const isClose = is('invitee') || is('assignee');
  const { data } = useRead('getRetailer', { params: { id: job.retailerId } }, { enabled: isClose });
  const retailer = data?.retailer;
  return (
    <Section title={is('invitee') ? 'Offered By' : 'Retailer Information'} startsOpen={is('invitee')}>
      <Stack gap="2" align="start">
        <TextLink asChild fontWeight="650" color="colorPalette.fg" minHeight="6">
          <Link to={hrefTo(paths.company, { id: job.retailerId })}>
            {job.retailer.companyName || 'Company profile'}
          </Link>
        </TextLink>
        {retailer && <Reputation of={retailer} />}
        {retailer && (
          <ContactLines
            name={retailer.contactName}
            phone={retailer.contactPhone}
            email={retailer.contactEmail}
            place={retailer.headquartersAddress}
          />
        )}
      </Stack>
    </Section>
  );
}
