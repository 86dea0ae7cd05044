import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useWrite } from '../../lib/server/use-write.ts';
import { ConfirmFooter } from '../dialog/confirm-footer.tsx';
import { DialogFrame } from '../dialog/dialog-frame.tsx';
import { FormFrame } from '../form/form-frame.tsx';
import { type Reason, ReasonField, reasonSchema } from '../form/reason-field.tsx';
import { useKeptForm } from '../form/use-kept-form.ts';

/** The reported page of a person, or one review on it. */
export interface Reported {
  personId: string;
  reviewWrittenAt?: string;
}

interface ReportDialogProps {
  of: Reported;
  isOpen: boolean;
  onClose: () => void;
}

function Form({ of, onClose }: Omit<ReportDialogProps, 'isOpen'>) {
  const formId = useId();
  const report = useWrite('sendReport');
  const kept = useKeptForm<Reason, Reason>({
    name: 'report',
    about: `${of.personId} ${of.reviewWrittenAt ?? ''}`,
    restores: 'at once',
    resolver: zodResolver(reasonSchema('Please say why')),
    initial: { reason: '' },
    send: ({ reason }) => report.mutateAsync({ body: { ...of, reason } }, { onSuccess: onClose }),
  });
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title={of.reviewWrittenAt === undefined ? 'Report this profile' : 'Report this review'}
      text="Only administrators see your report. We'll tell you what they decide."
      footer={<ConfirmFooter label="Report" form={formId} isPending={report.isPending} onCancel={onClose} />}
    >
      <FormFrame of={kept} id={formId}>
        <ReasonField label="What is wrong with it" required />
      </FormFrame>
    </DialogFrame>
  );
}

/** Tells the administrators what is wrong with a profile or a review. */
export default function ReportDialog({ isOpen, ...props }: ReportDialogProps) {
  return isOpen && <Form {...props} />;
}
