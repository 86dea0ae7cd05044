import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { routes } from '#shared/api/index.ts';
import { DialogFrame } from '../../../components/dialog-frame.tsx';
import { showServerFields, TextAreaField } from '../../../components/fields/form-fields.tsx';
import { NumberField } from '../../../components/fields/number-field.tsx';
import { ConfirmFooter } from '../screen/confirm-footer.tsx';
import { DialogForm } from '../screen/dialog-form.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';

const schema = routes.applyForJob.body;
type Values = z.input<typeof schema>;

export function ApplyDialog() {
  const { job, dialog, close } = useJobScreen();
  const id = useId();
  const form = useForm<Values, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { message: '' },
  });
  const leadTime = form.watch('leadTimeDays') as number | string | null | undefined;
  const apply = useJobWrite('applyForJob', {
    done: 'Application submitted',
    failed: 'Application failed',
    fallback: 'Failed to submit application',
  });
  const leave = () => {
    form.reset();
    close();
  };
  const submit = form.handleSubmit((body) =>
    apply.mutate(
      { params: { id: job.id }, body },
      { onSuccess: leave, onError: (error) => void showServerFields(error, form.setError) },
    ),
  );
  return (
    <DialogFrame
      isOpen={dialog?.name === 'apply'}
      onClose={leave}
      title="Apply for Job"
      text={job.title}
      footer={
        <ConfirmFooter
          label="Submit Application"
          form={id}
          isPending={apply.isPending}
          isDisabled={leadTime === undefined || leadTime === null || leadTime === ''}
          onCancel={leave}
        />
      }
    >
      <DialogForm id={id} form={form} onSubmit={submit}>
        <NumberField<Values>
          name="leadTimeDays"
          label="Lead time (days)"
          help="How many days until you could start? Enter 1 to 365."
          isWhole
          required
        />
        <TextAreaField<Values> name="message" label="Message (optional)" placeholder="Why you're right for this job" />
      </DialogForm>
    </DialogFrame>
  );
}
