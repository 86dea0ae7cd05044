import { addresses } from 'virtual:addresses';
import { Badge, Button, Skeleton, Stack } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { type CallAnswer, urlOf } from '#shared/api/client.ts';
import type { PaymentStatus } from '#shared/domain/jobs/job.ts';
import { ReadGate } from '../../../components/read-gate.tsx';
import { WithGst } from '../../../components/with-gst.tsx';
import { booked, happened } from '../../../lib/dates.ts';
import { Facts } from '../screen/facts.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { Section } from '../screen/section.tsx';
import { differenceText } from './difference-text.ts';
import { usePayment } from './use-payment.ts';

const looks: Record<PaymentStatus, { label: string; palette: string }> = {
  pending: { label: 'Pending', palette: 'orange' },
  held: { label: 'Held', palette: 'orange' },
  released: { label: 'Paid', palette: 'green' },
  refunded: { label: 'Refunded', palette: 'gray' },
  failed: { label: 'Failed', palette: 'red' },
};

type Payment = NonNullable<CallAnswer<'getPayment'>['payment']>;

export default function PaymentSection() {
  const read = usePayment();
  if (!read.isEnabled) return null;
  return (
    <ReadGate of={read} waiting={<Skeleton height="40" />} failed="We couldn't load the payment">
      {({ payment }) => payment && <PaymentCard payment={payment} />}
    </ReadGate>
  );
}

function PaymentCard({ payment }: { payment: Payment }) {
  const { job, is } = useJobScreen();
  const isPaid = payment.status === 'released';
  const look = looks[payment.status];
  return (
    <Section
      card="payment"
      startsOpen
      aside={
        <Badge colorPalette={look.palette} variant="subtle">
          {look.label}
        </Badge>
      }
    >
      <Stack gap="4" align="start">
        <Facts
          of={[
            [
              isPaid ? 'Amount paid' : 'Requested amount',
              <WithGst key="amount" dollars={isPaid ? payment.amount : payment.requestedAmount} />,
            ],
            ['Original price', <WithGst key="original" dollars={payment.originalAmount} />],
            ['Difference', differenceText(payment.requestedAmount, payment.originalAmount)],
            ['What changed', payment.changeDescription],
            ['Due', payment.dueDate && booked(payment.dueDate)],
            [isPaid ? 'Paid' : 'Requested', happened(payment.releasedAt ?? payment.updatedAt)],
          ]}
        />
        {payment.remittanceUrl && (
          <Button asChild variant="outline" size="lg">
            <a
              href={urlOf(addresses.getRemittance, { params: { id: job.id } })}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Download size={18} /> {is('assignee') ? 'Download remittance' : 'View remittance'}
            </a>
          </Button>
        )}
      </Stack>
    </Section>
  );
}
