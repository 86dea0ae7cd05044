import { Skeleton, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useId } from 'react';
import { type Resolver, useController } from 'react-hook-form';
import * as z from 'zod';
import type { CallAnswer } from '#shared/api/client.ts';
import { uploadLimits } from '#shared/domain/jobs/uploads.ts';
import { ConfirmFooter } from '#web/src/components/dialog/confirm-footer.tsx';
import { Facts } from '#web/src/components/facts.tsx';
import { UploadTile } from '#web/src/components/file-upload/upload-tile.tsx';
import { FormFrame } from '#web/src/components/form/form-frame.tsx';
import { useKeptForm } from '#web/src/components/form/use-kept-form.ts';
import { ReadGate } from '#web/src/components/read-gate.tsx';
import { WithGst } from '#web/src/components/with-gst.tsx';
import { booked } from '#web/src/lib/dates.ts';
import { JobDialogFrame } from '../screen/job-dialog-frame.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { differenceText } from './difference-text.ts';
import { usePayment } from './use-payment.ts';

type Payment = NonNullable<CallAnswer<'getPayment'>['payment']>;

const schema = z.object({ document: z.string() });
type Values = { document: string | null };

function RemittanceField() {
  const { field } = useController<Values, 'document'>({ name: 'document' });
  return (
    <>
      <UploadTile
        label="Remittance document"
        accept="document"
        maxBytes={uploadLimits.remittance}
        value={field.value}
        onChange={field.onChange}
        required
      />
      {field.value === null && (
        <Text textStyle="note" color="fg.muted">
          Please upload a remittance document before approving payment
        </Text>
      )}
    </>
  );
}

function ApproveForm({ payment }: { payment: Payment }) {
  const { job, close } = useJobScreen();
  const id = useId();
  const { requestedAmount, originalAmount, changeDescription, dueDate } = payment;
  const approve = useJobWrite('approvePayment');
  const kept = useKeptForm<Values, z.output<typeof schema>>({
    name: 'approvePayment',
    about: job.id,
    restores: 'at once',
    resolver: zodResolver(schema) as Resolver<Values, unknown, z.output<typeof schema>>,
    initial: { document: null },
    send: ({ document }) =>
      approve.mutateAsync(
        { params: { id: job.id }, body: { remittanceUrl: document, requestedAmount } },
        { onSuccess: close },
      ),
  });
  return (
    <JobDialogFrame
      title="Approve Payment"
      text={`To ${job.assignedInstaller?.companyName || 'the installer'}`}
      footer={
        <ConfirmFooter
          label="Approve Payment"
          form={id}
          isPending={approve.isPending}
          isDisabled={kept.form.watch('document') === null || kept.uploads.unsent.length > 0}
          onCancel={close}
        />
      }
    >
      <FormFrame of={kept} id={id} gap="5">
        <Facts
          of={[
            ['Requested amount', <WithGst key="requested" dollars={requestedAmount} />],
            ['Original price', <WithGst key="original" dollars={originalAmount} />],
            ['Difference', differenceText(requestedAmount, originalAmount)],
            ['What changed', changeDescription],
            ['Due', dueDate && booked(dueDate)],
          ]}
        />
        <RemittanceField />
      </FormFrame>
    </JobDialogFrame>
  );
}

const Frame = ({ children }: { children: ReactNode }) => (
  <JobDialogFrame title="Approve Payment">{children}</JobDialogFrame>
);

export function ApproveDialog() {
  const read = usePayment();
  const payment = read.data?.payment;
  if (payment) return <ApproveForm payment={payment} />;
  return (
    <Frame>
      <ReadGate of={read} waiting={<Skeleton height="40" role="status" aria-label="Loading..." />}>
        {() => <Text>The installer has withdrawn the payment request.</Text>}
      </ReadGate>
    </Frame>
  );
}
