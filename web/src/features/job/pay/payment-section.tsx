import { addresses } from 'virtual:addresses';
import { Badge, Button, Stack } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { urlOf } from '#shared/api/client.ts';
import type { PaymentStatus } from '#shared/domain/job.ts';
import { centsIn, differenceShown } from '#shared/domain/money.ts';
import { Failure } from '../../../components/states.tsx';
import { happened } from '../../../lib/dates.ts';
import { money } from '../../../lib/format.ts';
import { useRead } from '../../../lib/server/queries.ts';
import { Facts } from '../screen/facts.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { Section } from '../screen/section.tsx';

const looks: Record<PaymentStatus, { label: string; palette: string }> = {
  pending: { label: 'Pending', palette: 'orange' },
  held: { label: 'Held', palette: 'orange' },
  released: { label: 'Paid', palette: 'green' },
  refunded: { label: 'Refunded', palette: 'gray' },
  failed: { label: 'Failed', palette: 'red' },
};

/** Both parties see the payment once the job is complete. */
export function usePayment() {
  const { job, is } = useJobScreen();
  const isKnown = is('owner') || is('assignee') || is('admin');
  return useRead('getPayment', { params: { id: job.id } }, { enabled: isKnown && job.paymentStatus !== null });
}

/** "+$120.00" or "-$80.00"; nothing for a difference of a cent or less, or as long as there is no amount. */
export function differenceText(requested: unknown, original: number): string | null {
  const [after, before] = [centsIn(requested), centsIn(original)];
  if (after === null || before === null) return null;
  const cents = after - before;
  return differenceShown(cents) ? `${cents > 0 ? '+' : '-'}${money(Math.abs(cents) / 100)}` : null;
}

export function PaymentSection() {
  const { job, is } = useJobScreen();
  const { data, error, refetch } = usePayment();
  const payment = data?.payment;
  if (error && !data)
    return (
      <Section title="Payment">
        <Failure error={error} onRetry={refetch} />
      </Section>
    );
  if (!payment) return null;
  const isPaid = payment.status === 'released';
  const look = looks[payment.status];
  const title = isPaid ? 'Payment Sent' : 'Payment Request';
  return (
    <Section
      title={title}
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
              `${money(isPaid ? payment.amount : payment.requestedAmount)} Excl. GST`,
            ],
            ['Original price', `${money(payment.originalAmount)} Excl. GST`],
            ['Difference', differenceText(payment.requestedAmount, payment.originalAmount)],
            ['What changed', payment.changeDescription],
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
