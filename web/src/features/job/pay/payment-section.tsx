import { Badge, Button, Skeleton, Stack, StackSeparator, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import type { CallAnswer } from '#shared/api/client.ts';
import type { PaymentStatus } from '#shared/domain/jobs/job.ts';
import { type FactLine, Facts } from '#web/src/components/facts.tsx';
import { ReadGate } from '#web/src/components/read-gate.tsx';
import { amountsToPay, WithGst } from '#web/src/components/with-gst.tsx';
import { booked, happened } from '#web/src/lib/dates.ts';
import { differenceText } from '#web/src/lib/difference-text.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import { Section } from '../screen/section.tsx';
import { usePayment } from '../screen/use-payment.ts';

const looks: Record<PaymentStatus, { label: string; palette: string }> = {
  pending: { label: 'Pending', palette: 'orange' },
  held: { label: 'Held', palette: 'orange' },
  released: { label: 'Paid', palette: 'green' },
  refunded: { label: 'Refunded', palette: 'gray' },
  failed: { label: 'Failed', palette: 'red' },
};

type Payment = NonNullable<CallAnswer<'getPayment'>['payment']>;

export function PaymentSection() {
  const read = usePayment();
  if (!read.isEnabled) return null;
  return (
    <ReadGate of={read} waiting={<Skeleton height="40" />} failed="We couldn't load the payment">
      {({ payment, earlier = [] }) => {
        const all = [...(payment ? [payment] : []), ...[...earlier].reverse()];
        return all.length > 0 && <PaymentCard payments={all} />;
      }}
    </ReadGate>
  );
}

const Look = ({ status }: Pick<Payment, 'status'>) => (
  <Badge colorPalette={looks[status].palette} variant="subtle">
    {looks[status].label}
  </Badge>
);

/** The payments of a job: first the payment to the installer who has the job, then the payments to earlier installers. */
function PaymentCard({ payments }: { payments: Payment[] }) {
  const [first, ...others] = payments;
  if (first === undefined) return null;
  return (
    <Section card="payment" startsOpen aside={<Look status={first.status} />}>
      <Stack gap="5" separator={<StackSeparator />}>
        <OnePayment payment={first} />
        {others.map((payment) => (
          <Stack key={payment.createdAt} gap="2" align="start">
            <Look status={payment.status} />
            <OnePayment payment={payment} />
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}

function OnePayment({ payment }: { payment: Payment }) {
  const { is } = useJobScreen();
  const isPaid = payment.status === 'released';
  return (
    <Stack gap="4" align="start">
      {payment.formerInstallerId && (
        <Text color="fg.muted">
          {isPaid
            ? 'This payment went to an installer who no longer has this job. It stays on record.'
            : "This payment request came from an installer who no longer has this job. It stays on record, but the retailer can't approve it."}
        </Text>
      )}
      <Facts
        columns={{ base: 1, sm: 2, lg: 4 }}
        of={[
          ...(payment.status === 'pending' && is('owner')
            ? amountsToPay([payment.requestedAmount])
            : ([
                [
                  isPaid ? 'Amount paid' : 'Requested amount',
                  <WithGst key="amount" dollars={isPaid ? payment.amount : payment.requestedAmount} />,
                ],
              ] satisfies FactLine[])),
          [
            'Original price',
            payment.requestedAmount === payment.originalAmount ? null : (
              <WithGst key="original" dollars={payment.originalAmount} />
            ),
          ],
          ['Difference', differenceText(payment.requestedAmount, payment.originalAmount)],
          ['What changed', payment.changeDescription],
          ['Due', payment.dueDate && booked(payment.dueDate)],
          [isPaid ? 'Paid' : 'Requested', happened(payment.releasedAt ?? payment.updatedAt)],
        ]}
      />
      {payment.remittanceUrl && (
        <Button asChild variant="outline" size="lg">
          <a href={payment.remittanceUrl} target="_blank" rel="noopener noreferrer">
            <Download size={18} /> {is('assignee') ? 'Download remittance advice' : 'View remittance advice'}
          </a>
        </Button>
      )}
    </Stack>
  );
}
