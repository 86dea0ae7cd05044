import { Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import type { CallAnswer } from '#shared/api/client.ts';
import { routes } from '#shared/api/index.ts';
import { centsIn } from '#shared/domain/money.ts';
import { DialogFrame } from '../../../components/dialog-frame.tsx';
import { showServerFields, TextAreaField } from '../../../components/fields/form-fields.tsx';
import { NumberField } from '../../../components/fields/number-field.tsx';
import { money } from '../../../lib/format.ts';
import { ConfirmFooter } from '../screen/confirm-footer.tsx';
import { DialogForm } from '../screen/dialog-form.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { differenceText, usePayment } from './payment-section.tsx';

const isRequired = 'Required when requesting a different amount from the original job price.';

const schemaFor = (original: number) =>
  routes.requestPayment.body.superRefine(({ requestedAmount, changeDescription }, context) => {
    const cents = centsIn(requestedAmount);
    if (cents !== null && cents !== centsIn(original) && !changeDescription)
      context.addIssue({ code: 'custom', path: ['changeDescription'], message: isRequired });
  });
type Values = z.input<typeof routes.requestPayment.body>;
type Payment = CallAnswer<'getPayment'>['payment'];

function RequestForm({
  id,
  payment,
  original,
  onSubmit,
}: {
  id: string;
  payment: Payment;
  original: number;
  onSubmit: (
    values: z.output<typeof routes.requestPayment.body>,
    setError: Parameters<typeof showServerFields<Values>>[1],
  ) => void;
}) {
  const form = useForm<Values, unknown, z.output<typeof routes.requestPayment.body>>({
    resolver: zodResolver(schemaFor(original)),
    defaultValues: {
      requestedAmount: payment?.requestedAmount ?? original,
      changeDescription: payment?.changeDescription ?? '',
    },
  });
  const typed = form.watch('requestedAmount');
  const cents = centsIn(typed);
  const differs = cents !== null && cents !== centsIn(original);
  const difference = differenceText(typed, original);
  const hasError = form.formState.errors.changeDescription !== undefined;
  return (
    <DialogForm id={id} form={form} onSubmit={form.handleSubmit((values) => onSubmit(values, form.setError))}>
      <Text color="fg.muted">
        Original price: <b>{money(original)}</b> Excl. GST
      </Text>
      <NumberField<Values> name="requestedAmount" label="Amount" start="$" required />
      {difference && (
        <Text fontWeight="650" aria-live="polite">
          Difference: {difference}
        </Text>
      )}
      <TextAreaField<Values>
        name="changeDescription"
        label="Description of the change"
        required={differs}
        {...(differs && !hasError ? { help: isRequired } : {})}
      />
    </DialogForm>
  );
}

export function RequestPaymentDialog() {
  const { job, dialog, close } = useJobScreen();
  const id = useId();
  const payment = usePayment().data?.payment ?? null;
  const original = payment?.originalAmount ?? job.agreedPrice ?? (job.priceExGst || job.amount);
  const request = useJobWrite('requestPayment', {
    done: 'Payment request submitted',
    failed: 'Failed to request payment',
    fallback: 'Unable to submit payment request.',
  });
  return (
    <DialogFrame
      isOpen={dialog?.name === 'requestPayment'}
      onClose={close}
      title={payment ? 'Modify Payment Request' : 'Request Payment'}
      text="The retailer approves the amount by uploading a remittance document."
      footer={<ConfirmFooter label="Submit Request" form={id} isPending={request.isPending} onCancel={close} />}
    >
      <RequestForm
        id={id}
        payment={payment}
        original={original}
        onSubmit={(body, setError) =>
          request.mutate(
            { params: { id: job.id }, body: { ...body, changeDescription: body.changeDescription || null } },
            { onSuccess: close, onError: (error) => void showServerFields(error, setError) },
          )
        }
      />
    </DialogFrame>
  );
}
