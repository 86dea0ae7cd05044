import { Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, useId, useRef } from 'react';
import * as z from 'zod';
import { paymentRoutes } from '#shared/api/payments.ts';
import { dueDateBounds } from '#shared/domain/jobs/due-date.ts';
import { centsIn } from '#shared/domain/money.ts';
import { ConfirmFooter } from '#web/src/components/dialog/confirm-footer.tsx';
import { NumberField } from '#web/src/components/fields/number-field.tsx';
import { TextAreaField } from '#web/src/components/fields/text-area-field.tsx';
import { TextField } from '#web/src/components/fields/text-field.tsx';
import { FormFrame } from '#web/src/components/form/form-frame.tsx';
import { useKeptForm } from '#web/src/components/form/use-kept-form.ts';
import { differenceText } from '#web/src/lib/difference-text.ts';
import { gstText, money } from '#web/src/lib/format.ts';
import { JobDialogFrame } from '../screen/job-dialog-frame.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { usePayment } from '../screen/use-payment.ts';

const isRequired = 'Required when requesting a different amount from the original job price.';

const { body: contract } = paymentRoutes.requestPayment;
/** A missing day is an empty text in the form, and null in the request. */
const noDay = z.literal('').transform(() => null);
const typed = contract.extend({ dueDate: noDay.or(contract.shape.dueDate) });

/** An amount above this many times the price is probably a slip, so the dialog asks once more. */
const usualTimes = 10;

/** Returns the schema of the form. It rejects an unusual amount once, and `asked` remembers it, so a second submit passes. */
const schemaFor = (original: number, asked: RefObject<number | null>) =>
  typed.superRefine(({ requestedAmount, changeDescription }, context) => {
    const cents = centsIn(requestedAmount);
    const usual = (centsIn(original) ?? 0) * usualTimes;
    if (cents !== null && usual > 0 && cents > usual && asked.current !== cents) {
      asked.current = cents;
      context.addIssue({
        code: 'custom',
        path: ['requestedAmount'],
        message: `This is more than ${usualTimes} times the price. Submit again to request ${money(requestedAmount)}`,
      });
    }
    if (cents !== null && cents !== centsIn(original) && !changeDescription)
      context.addIssue({ code: 'custom', path: ['changeDescription'], message: isRequired });
  });
type Values = z.input<typeof contract>;

export function RequestPaymentDialog() {
  const { job, close } = useJobScreen();
  const id = useId();
  const payment = usePayment().data?.payment ?? null;
  const original = payment?.originalAmount ?? job.agreedPrice ?? (job.priceExGst || job.amount);
  const request = useJobWrite('requestPayment');
  const asked = useRef<number | null>(null);
  const kept = useKeptForm<Values, z.output<typeof contract>>({
    name: 'requestPayment',
    about: job.id,
    restores: 'at once',
    resolver: zodResolver(schemaFor(original, asked)),
    initial: {
      requestedAmount: (payment?.requestedAmount ?? original).toFixed(2),
      changeDescription: payment?.changeDescription ?? '',
      dueDate: payment?.dueDate ?? '',
    },
    send: (body) =>
      request.mutateAsync(
        { params: { id: job.id }, body: { ...body, changeDescription: body.changeDescription || null } },
        { onSuccess: close },
      ),
  });
  const amount = kept.form.watch('requestedAmount');
  const cents = centsIn(amount);
  const differs = cents !== null && cents !== centsIn(original);
  const difference = differenceText(amount, original);
  const now = new Date();
  const days = dueDateBounds(payment ? new Date(payment.createdAt) : now, now);
  const hasError = kept.form.formState.errors.changeDescription !== undefined;
  return (
    <JobDialogFrame
      title={payment ? 'Modify Payment Request' : 'Request Payment'}
      text="The retailer approves the amount by uploading remittance advice."
      footer={<ConfirmFooter label="Submit Request" form={id} isPending={request.isPending} onCancel={close} />}
    >
      <FormFrame of={kept} id={id}>
        <Text color="fg.muted">
          Original price: <b>{money(original)}</b> Excl. GST ({gstText(original)})
        </Text>
        <NumberField<Values>
          name="requestedAmount"
          label="Amount"
          start="$"
          help={gstText(amount) ?? 'ex GST'}
          required
        />
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
        <TextField<Values>
          name="dueDate"
          type="date"
          label="Due date"
          min={days.first}
          max={days.last}
          help="Optional. The date you agreed to be paid by."
        />
      </FormFrame>
    </JobDialogFrame>
  );
}
