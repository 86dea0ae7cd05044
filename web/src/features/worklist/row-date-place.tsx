import { Box } from '@chakra-ui/react';
import { Suspense } from 'react';
import { type JobCard, leadOf } from '../../components/job-facts.tsx';
import { LostPage } from '../../components/lost.tsx';
import { lazy } from '../../lib/lazy.tsx';
import { isKeyOf } from '../../lib/shortcuts.ts';
import { DateSkeleton } from './date-skeleton.tsx';

/** The form loads on the first press, because most visits to other kinds of work never need it. */
const RowDate = lazy(() => import('./row-date.tsx'), LostPage);

interface RowDatePlaceProps {
  /** The id of this element, for `aria-controls` of the button that opens it. */
  id: string;
  job: JobCard;
  /** The day that the row suggests, if any. */
  day: string | null;
  isOwner: boolean;
  onClose: () => void;
}

/** The date form of a job, below the facts of its row. Escape closes it. */
export const RowDatePlace = ({ id, ...row }: RowDatePlaceProps) => (
  <Box
    id={id}
    role="group"
    aria-label={`Installation date: ${leadOf(row.job)}`}
    borderTopWidth={{ base: '1px', lg: '0' }}
    width="full"
    maxWidth="3xl"
    ms="auto"
    mt="1"
    pt={{ base: '4', lg: '2' }}
    pb="2"
    onKeyDown={({ key }) => isKeyOf('close', key) && row.onClose()}
  >
    <Suspense fallback={<DateSkeleton />}>
      <RowDate {...row} />
    </Suspense>
  </Box>
);
