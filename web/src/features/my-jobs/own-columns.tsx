import { HStack, Text } from '@chakra-ui/react';
import type { Role } from '#shared/domain/jobs/job.ts';
import type { DeskColumn } from '../../components/lists/desk-column.ts';
import { happened } from '../../lib/dates.ts';
import { dateIn, JobName, JobState, noteOf, nothing, type OwnJobView, partyIn, priceIn, sizeIn } from './own-job.tsx';

/** The columns of the table of jobs. A column that the server can sort has the name of the server's sort. */

/** `status` is the width of a status with the numbers of applications and invitations, or with the state of an application. */
const shared = (party: string, status: number): readonly DeskColumn<OwnJobView>[] => [
  { name: 'title', label: 'Job', isFixed: true, show: (job) => <JobName job={job} isOneLine /> },
  {
    name: 'status',
    label: 'Status',
    width: status,
    show: (job) => (
      <HStack gap="1.5">
        <JobState job={job} isBrief />
        <Text as="span" textStyle="note" truncate title={noteOf(job)}>
          {noteOf(job)}
        </Text>
      </HStack>
    ),
  },
  { name: 'party', label: party, width: 10, show: partyIn, yields: true },
  { name: 'date', label: 'Installation', width: 7, show: dateIn },
  { name: 'size', label: 'Size', width: 13, show: sizeIn, isExtra: true, yields: true },
  { name: 'jobType', label: 'Job type', width: 8, show: ({ jobType }) => jobType, isExtra: true, yields: true },
  { name: 'suburb', label: 'Suburb', width: 9, show: ({ suburb }) => suburb ?? nothing, isExtra: true, yields: true },
  { name: 'price', label: 'Price ex GST', width: 8, show: priceIn, isFigure: true },
  { name: 'created', label: 'Created', width: 6.25, show: ({ createdAt }) => happened(createdAt), yields: true },
];

const customer: readonly DeskColumn<OwnJobView>[] = [
  {
    name: 'customer',
    label: 'Customer',
    width: 9,
    show: ({ customerName }) => customerName || nothing,
    isExtra: true,
    yields: true,
  },
  {
    name: 'reference',
    label: 'Reference',
    width: 8,
    show: ({ reference }) => reference || nothing,
    isExtra: true,
    yields: true,
  },
];

export const ownColumns: Record<Role, readonly DeskColumn<OwnJobView>[]> = {
  retailer: [...shared('Installer', 12), ...customer],
  installer: shared('Retailer', 15),
};
