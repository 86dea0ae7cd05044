import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import type { CallAnswer } from '#shared/api/client.ts';
import type { ReportDecision } from '#shared/domain/admin/reports.ts';
import { ConfirmFooter } from '#web/src/components/dialog/confirm-footer.tsx';
import { DialogFrame } from '#web/src/components/dialog/dialog-frame.tsx';
import { FormFrame } from '#web/src/components/form/form-frame.tsx';
import { type Reason, ReasonField, reasonSchema } from '#web/src/components/form/reason-field.tsx';
import { useKeptForm } from '#web/src/components/form/use-kept-form.ts';
import { useWrite } from '#web/src/lib/server/use-write.ts';
import { suspensionConsequences } from '../people/suspension-consequences.ts';
import { reportedThing } from './report-words.ts';

type Report = CallAnswer<'listReports'>['reports'][number];

interface DecideDialogProps {
  report: Report;
  decision: ReportDecision;
  onClose: () => void;
}

const words = {
  keep: {
    title: (report: Report) => `Keep ${reportedThing(report)}`,
    text: undefined,
    consequences: [
      'Nothing that others see will change.',
      "We'll tell everyone who reported it that an administrator reviewed it and decided not to remove it.",
    ],
    label: 'Keep it',
    reason: 'Reason, for administrators only',
    done: 'Report decided',
  },
  removeReview: {
    title: (report: Report) => `Remove ${reportedThing(report)}`,
    text: "You can't undo this.",
    consequences: [
      'Only the author will still see the review, and it will no longer count towards ratings.',
      "We'll tell the author your reason.",
      "We'll tell everyone who reported the review that it was removed.",
    ],
    label: 'Remove review',
    reason: 'Reason, which the author reads',
    done: 'Review removed',
  },
  suspend: {
    title: ({ companyName }: Report) => `Suspend ${companyName ?? 'this account'}`,
    text: "You can restore the account in its list. Invitations and applications that this suspension ends can't be restored.",
    consequences: [
      ...suspensionConsequences,
      "We'll tell everyone who reported the profile that the account was suspended.",
    ],
    label: 'Suspend',
    reason: 'Reason, for administrators only',
    done: 'Account suspended',
  },
} as const;

/** Decides about the reports that the administrator has read. A report that arrives later needs its own decision. */
export function DecideDialog({ report, decision, onClose }: DecideDialogProps) {
  const { id, version, kind, review } = report;
  const formId = useId();
  const removal = kind === 'profile' ? 'suspend' : 'removeReview';
  const said = words[decision === 'keep' ? 'keep' : removal];
  const decide = useWrite('decideReport', {
    done: said.done,
  });
  const kept = useKeptForm<Reason, Reason>({
    name: 'decideReport',
    about: `${id} ${decision}`,
    restores: 'at once',
    resolver: zodResolver(reasonSchema('Please say why')),
    initial: { reason: '' },
    send: ({ reason }) => {
      const seen = review ? { reviewUpdatedAt: review.updatedAt } : {};
      return decide.mutateAsync(
        { params: { id }, body: { version, decision, reason, ...seen } },
        { onSuccess: onClose },
      );
    },
  });
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title={said.title(report)}
      text={said.text}
      consequences={said.consequences}
      footer={
        <ConfirmFooter
          label={said.label}
          form={formId}
          isDanger={decision === 'remove'}
          isPending={decide.isPending}
          onCancel={onClose}
        />
      }
    >
      <FormFrame of={kept} id={formId}>
        <ReasonField label={said.reason} required />
      </FormFrame>
    </DialogFrame>
  );
}
