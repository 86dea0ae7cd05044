import { Skeleton, Text } from '@chakra-ui/react';
import { useId } from 'react';
import type { CallAnswer } from '#shared/api/client.ts';
import { ConfirmFooter } from '#web/src/components/dialog/confirm-footer.tsx';
import { Facts } from '#web/src/components/facts.tsx';
import {
  RemittanceField,
  type RemittanceValues,
  remittanceForm,
  type SentRemittance,
} from '#web/src/components/file-upload/remittance-field.tsx';
import { FormFrame } from '#web/src/components/form/form-frame.tsx';
import { useKeptForm } from '#web/src/components/form/use-kept-form.ts';
import { shortNameOf } from '#web/src/components/job-facts.tsx';
import { ReadGate } from '#web/src/components/read-gate.tsx';
import { amountsToPay, WithGst } from '#web/src/components/with-gst.tsx';
import { booked } from '#web/src/lib/dates.ts';
import { differenceText } from '#web/src/lib/difference-text.ts';
import { JobDialogFrame } from '../screen/job-dialog-frame.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { usePayment } from '../screen/use-payment.ts';
import { Evidence } from './evidence.tsx';

type Payment = NonNullable<CallAnswer<'getPayment'>['payment']>;

const PaymentFacts = ({ payment }: { payment: Payment }) => {
  const { requestedAmount, originalAmount, changeDescription, dueDate } = payment;
  return (
    <Facts
      of={[
        ...amountsToPay([requestedAmount]),
        [
          'Original price',
          requestedAmount === originalAmount ? null : <WithGst key="original" dollars={originalAmount} />,
        ],
        ['Difference', differenceText(requestedAmount, originalAmount)],
        ['What changed', changeDescription],
        ['Due', dueDate && booked(dueDate)],
      ]}
    />
  );
};

/** Approves a payment in a sheet beside a list or the job's page, with the request and its evidence. */
export function ApproveDialog() {
  const { job, close } = useJobScreen();
  const id = useId();
  const read = usePayment();
  const payment = read.data?.payment;
  const approve = useJobWrite('approvePayment');
  const kept = useKeptForm<RemittanceValues, SentRemittance>({
    ...remittanceForm,
    about: job.id,
    send: ({ document }) =>
      approve.mutateAsync(
        {
          params: { id: job.id },
          body: { remittanceUrl: document, ...(payment ? { requestedAmount: payment.requestedAmount } : {}) },
        },
        { onSuccess: close },
      ),
  });
  return (
    <JobDialogFrame
      title="Approve Payment"
      text={`${shortNameOf(job)} · To ${job.assignedInstaller?.companyName || 'the installer'}`}
      isAtSide
      size="lg"
      footer={
        payment && (
          <ConfirmFooter
            label="Approve Payment"
            form={id}
            isPending={approve.isPending}
            isDisabled={kept.form.watch('document') === null || kept.uploads.unsent.length > 0}
            onCancel={close}
          />
        )
      }
    >
      {payment ? (
        <FormFrame of={kept} id={id} gap="5">
          <PaymentFacts payment={payment} />
          {/* Above the evidence, so that a phone shows why the button that approves is disabled. */}
          <RemittanceField />
          <Evidence onReturned={close} />
        </FormFrame>
      ) : (
        <ReadGate of={read} waiting={<Skeleton height="40" role="status" aria-label="Loading..." />}>
          {() => <Text>The installer has withdrawn the payment request.</Text>}
        </ReadGate>
      )}
    </JobDialogFrame>
  );
}
