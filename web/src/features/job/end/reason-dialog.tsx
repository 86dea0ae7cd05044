import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useId } from 'react';
import type { CallAnswer, CallInput } from '#shared/api/client.ts';
import type { WriteName } from '#shared/api/index.ts';
import { ConfirmFooter } from '#web/src/components/dialog/confirm-footer.tsx';
import { FormFrame } from '#web/src/components/form/form-frame.tsx';
import { type Reason, ReasonField, reasonSchema } from '#web/src/components/form/reason-field.tsx';
import { useKeptForm } from '#web/src/components/form/use-kept-form.ts';
import type { KeptFormName } from '#web/src/lib/drafts/kept-forms.ts';
import type { Write } from '#web/src/lib/server/use-write.ts';
import { JobDialogFrame } from '../screen/job-dialog-frame.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';

interface ReasonDialogProps<N extends WriteName> {
  name: KeptFormName;
  /** The id of the job, the requirement or the invitation. */
  about: string;
  title: string;
  text?: ReactNode;
  consequences: readonly string[];
  question: string;
  confirm: string;
  /** The message for a missing reason. If absent, the reason is optional. */
  missing?: string;
  cancelLabel?: string;
  isDanger?: boolean;
  /** The write that sends the reason. When the write succeeds, the dialog closes. */
  write: Write<CallInput<N>, CallAnswer<N>>;
  inputWith: (reason: string) => CallInput<N>;
  /** Called when the write has succeeded, so that a dialog below this one can close too. */
  onDone?: (() => void) | undefined;
}

/** Lists the consequences of a step and asks for a reason, which the other party will read. */
export function ReasonDialog<N extends WriteName>({
  name,
  about,
  title,
  text,
  consequences,
  question,
  confirm,
  missing,
  cancelLabel,
  isDanger = false,
  write,
  inputWith,
  onDone,
}: ReasonDialogProps<N>) {
  const { close } = useJobScreen();
  const id = useId();
  const kept = useKeptForm<Reason, Reason>({
    name,
    about,
    restores: 'at once',
    resolver: zodResolver(reasonSchema(missing)),
    initial: { reason: '' },
    send: ({ reason }) =>
      write.mutateAsync(inputWith(reason), {
        onSuccess: () => {
          close();
          onDone?.();
        },
      }),
  });
  return (
    <JobDialogFrame
      isAlert={isDanger}
      title={title}
      text={text}
      consequences={consequences}
      footer={
        <ConfirmFooter
          label={confirm}
          form={id}
          isDanger={isDanger}
          isPending={write.isPending}
          onCancel={close}
          {...(cancelLabel ? { cancelLabel } : {})}
        />
      }
    >
      <FormFrame of={kept} id={id}>
        <ReasonField label={question} required={missing !== undefined} />
      </FormFrame>
    </JobDialogFrame>
  );
}
