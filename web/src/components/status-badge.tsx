import { Badge, Box } from '@chakra-ui/react';
import {
  Archive,
  Ban,
  CalendarCheck,
  CircleCheckBig,
  CircleDollarSign,
  Hammer,
  Handshake,
  Mail,
  Megaphone,
  Pencil,
} from 'lucide-react';
import { type JobStatus, jobStatusLabels } from '#shared/domain/jobs/job.ts';

/** A status has the same colour, icon and word everywhere. */
export const statusLooks: Record<JobStatus, { palette: string; icon: typeof Pencil }> = {
  draft: { palette: 'gray', icon: Pencil },
  posted: { palette: 'blue', icon: Megaphone },
  offered: { palette: 'purple', icon: Mail },
  accepted: { palette: 'teal', icon: Handshake },
  booked: { palette: 'cyan', icon: CalendarCheck },
  in_progress: { palette: 'orange', icon: Hammer },
  completed: { palette: 'green', icon: CircleCheckBig },
  awaiting_payment: { palette: 'green', icon: CircleDollarSign },
  paid: { palette: 'green', icon: CircleDollarSign },
  archived: { palette: 'gray', icon: Archive },
  cancelled: { palette: 'red', icon: Ban },
};

export function StatusBadge({ status }: { status: JobStatus }) {
  const { palette, icon: Icon } = statusLooks[status] ?? statusLooks.posted;
  return (
    <Badge colorPalette={palette} variant="subtle" size="md">
      <Icon size={14} aria-hidden /> {jobStatusLabels[status] ?? jobStatusLabels.posted}
    </Badge>
  );
}

/** The icon and colour of a status, without a badge. */
export function StatusSign({ status }: { status: JobStatus }) {
  const { palette, icon: Icon } = statusLooks[status] ?? statusLooks.posted;
  return (
    <Box as="span" flex="none" colorPalette={palette} color="colorPalette.fg">
      <Icon size={14} role="img" aria-label={jobStatusLabels[status]} />
    </Box>
  );
}
