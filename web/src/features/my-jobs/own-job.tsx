import { Badge, Box, Link as StyledLink, Text, VisuallyHidden } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CallAnswer } from '#shared/api/client.ts';
import type { ApplicationStatus } from '#shared/domain/jobs/job.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { inOneLine, JobLead, JobRowLead, restOf, sizeOf } from '../../components/job-facts.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { booked } from '../../lib/dates.ts';
import { counted, money } from '../../lib/format.ts';

/** The facts of a job that a row of the table and a card show. */

export type OwnJobView = CallAnswer<'listOwnJobs'>['jobs'][number];

export const nothing = '–';
export const sizeIn = (job: OwnJobView): string => sizeOf(job) || nothing;
export const dateIn = ({ installationDate }: OwnJobView): string =>
  installationDate ? booked(installationDate, 'day') : nothing;
export const priceIn = ({ status, priceExGst }: OwnJobView): string =>
  priceExGst === null || (status === 'draft' && priceExGst === 0) ? nothing : money(priceExGst);
export const partyIn = ({ otherParty }: OwnJobView): string => otherParty || nothing;

/** The texts for the installer's own application, by its status. */
const applied: Record<ApplicationStatus, string> = {
  applied: 'You applied',
  reviewed: 'Seen by the retailer',
  accepted: '',
  rejected: 'Not chosen',
  withdrawn: 'You left this job',
  unassigned: 'You were unassigned',
};

/** Returns the numbers of unanswered applications and invitations for an owner, or the state of the installer's application. */
export function noteOf(job: OwnJobView): string {
  const { relation, applicationsPending, invitesPending } = job;
  if (relation === 'owner')
    return [
      applicationsPending > 0 ? counted(applicationsPending, 'application', 'applications') : '',
      invitesPending > 0 ? counted(invitesPending, 'invitation', 'invitations') : '',
    ]
      .filter(Boolean)
      .join(' · ');
  return relation === 'assignee' || !job.applicationStatus ? '' : applied[job.applicationStatus];
}

/** Returns the text after a job's name: its place and the retailer's reference. */
const alsoOf = (job: OwnJobView): string =>
  [job.address || job.suburb ? restOf(job) : 'No address yet', job.reference].filter(Boolean).join(' · ');

/** The name of a job, which links to its page if the person may still open it. */
export function JobName({ job, isOneLine = false }: { job: OwnJobView; isOneLine?: boolean }) {
  const lead = isOneLine ? <JobRowLead job={job} also={job.reference} /> : <JobLead job={job} also={alsoOf(job)} />;
  const look = isOneLine ? inOneLine : ({ overflowWrap: 'anywhere' } as const);
  return job.isOpenToViewer ? (
    <StyledLink asChild fontWeight="650" {...look}>
      <Link to={hrefTo(paths.job, { id: job.id })}>{lead}</Link>
    </StyledLink>
  ) : (
    <Text as="span" fontWeight="650" {...look}>
      {lead}
    </Text>
  );
}

interface JobStateProps {
  job: OwnJobView;
  /** Whether a private job has only a lock, for the narrow column of a table. */
  isBrief?: boolean;
}

export const JobState = ({ job, isBrief = false }: JobStateProps) => (
  <Box display="inline-flex" flexWrap={{ base: 'wrap', lg: 'nowrap' }} gap="1.5" alignItems="center" flexShrink="0">
    {job.isOpenToViewer ? (
      <StatusBadge status={job.status} />
    ) : (
      <Badge colorPalette="gray" variant="outline" size="md">
        No longer available
      </Badge>
    )}
    {!job.isPublic && job.relation === 'owner' && (
      <Badge colorPalette="gray" variant="outline" title={isBrief ? 'Private' : undefined}>
        <Lock size={12} aria-hidden /> {isBrief ? <VisuallyHidden>Private</VisuallyHidden> : 'Private'}
      </Badge>
    )}
  </Box>
);
