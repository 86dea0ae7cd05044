import type { Role } from '#shared/domain/jobs/job.ts';
import type { DeskColumn } from '../../components/lists/desk-column.ts';
import { booked } from '../../lib/dates.ts';
import { noFigure } from '../../lib/format.ts';
import { PaymentBadges, PaymentName } from './payment-parts.tsx';
import { ageOf, moneyIn, openDueIn, otherSide, type PaymentView } from './payment-words.ts';

/** The width of each role's longest badge. The other columns leave little width for the job's customer and suburb. */
const stageWidth: Record<Role, number> = { retailer: 9.25, installer: 8 };

const dayIn = (day: string | null): string => (day ? booked(day) : noFigure);

/** Returns the columns of the table of payments. A column that the server can sort has the name of the server's sort. */
export const paymentColumns = (role: Role): readonly DeskColumn<PaymentView>[] => [
  { name: 'title', label: 'Job', isFixed: true, show: (payment) => <PaymentName payment={payment} isOneLine /> },
  { name: 'party', label: otherSide[role], width: 10, show: ({ otherParty }) => otherParty || noFigure, yields: true },
  {
    name: 'stage',
    label: 'Status',
    width: stageWidth[role],
    show: (payment) => <PaymentBadges payment={payment} role={role} isOneLine />,
  },
  { name: 'date', label: 'Payment', width: 10, show: ageOf },
  { name: 'due', label: 'Due', width: 6.25, show: openDueIn, yields: true },
  {
    name: 'completed',
    label: 'Completed',
    width: 6.75,
    show: ({ completedOn }) => dayIn(completedOn),
    isExtra: true,
    yields: true,
  },
  {
    name: 'amount',
    label: 'Ex GST',
    width: 5.75,
    show: ({ amountExGst }) => moneyIn(amountExGst),
    isFigure: true,
    yields: true,
  },
  {
    name: 'gst',
    label: 'GST',
    width: 5.5,
    show: ({ gst }) => moneyIn(gst),
    isFigure: true,
    isExtra: true,
    yields: true,
  },
  { name: 'total', label: 'Total', width: 5.75, show: ({ amountWithGst }) => moneyIn(amountWithGst), isFigure: true },
];
