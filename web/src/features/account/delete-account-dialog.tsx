import { Button, chakra, Skeleton, Stack } from '@chakra-ui/react';
import { useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ConfirmFooter } from '../../components/dialog/confirm-footer.tsx';
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx';
import { PasswordField } from '../../components/fields/password-field.tsx';
import { showServerFields } from '../../components/fields/server-fields.ts';
import { unchecked } from '../../components/form/unchecked.ts';
import { ReadGate } from '../../components/read-gate.tsx';
import { useRead } from '../../lib/server/queries.ts';
import { useUser } from '../../lib/server/session.tsx';
import { useLeave } from '../../lib/server/use-leave.ts';
import { useWrite } from '../../lib/server/use-write.ts';
import { BlockingJobs, ClosingLists } from './closing-lists.tsx';

interface Values {
  password: string;
}

interface DeleteAccountProps {
  /** Whether the person leaves the company without deleting it. */
  isLeaving: boolean;
  onClose: () => void;
}

const deleting = {
  title: 'Delete account',
  text: "You can't undo this. We'll sign you out everywhere and delete your profile and personal details.",
  keep: 'Keep account',
};
const leaving = {
  title: 'Leave company',
  text: "We'll sign you out everywhere. You can then use your email address for another account. The company keeps its jobs and the record of your work, with your name.",
  keep: 'Stay',
};

/**
 * Deletes the account, or leaves the company. If jobs are under way, the dialog only says how to end them. If not, it lists the
 * consequences for each job before the person deletes the account.
 */
export function DeleteAccountDialog({ isLeaving, onClose }: DeleteAccountProps) {
  const words = isLeaving ? leaving : deleting;
  const formId = useId();
  const user = useUser();
  const leave = useLeave({ asks: false });
  const read = useRead('getAccountClosing', {}, { staleTime: 0 });
  const form = useForm<Values>({ resolver: unchecked(), defaultValues: { password: '' } });
  const remove = useWrite('deleteAccount', {
    // The account no longer exists, so reading its jobs again would fail.
    leaves: () => ['accountClosing'],
    onDone: leave,
    onRefused: (error) => showServerFields(error, form.setError),
  });
  const closing = read.data;
  const isBlocked = closing !== undefined && closing.blockingTotal > 0;
  const submit = form.handleSubmit(({ password }) => {
    if (closing && !isBlocked) remove.mutate({ body: { password, deletedJobs: closing.deletedTotal } });
  });
  return (
    <DialogFrame
      isOpen
      isAlert
      onClose={onClose}
      onPhone="top"
      title={words.title}
      text={isBlocked ? 'You can delete your account once each of these jobs is paid or has ended.' : words.text}
      footer={
        isBlocked ? (
          <Button size="lg" variant="outline" onClick={onClose}>
            Close
          </Button>
        ) : (
          <ConfirmFooter
            label={words.title}
            cancelLabel={words.keep}
            isDanger
            form={formId}
            isDisabled={closing === undefined}
            isPending={remove.isPending}
            onCancel={onClose}
          />
        )
      }
    >
      <ReadGate of={read} waiting={<Skeleton height="24" role="status" aria-label="Loading..." />}>
        {(known) =>
          known.blockingTotal > 0 ? (
            <BlockingJobs closing={known} role={user.role} />
          ) : (
            <Stack gap="4">
              {!isLeaving && <ClosingLists closing={known} role={user.role} />}
              <FormProvider {...form}>
                <chakra.form id={formId} onSubmit={submit} noValidate>
                  <input type="text" autoComplete="username" value={user.email} readOnly hidden />
                  <PasswordField<Values> name="password" label="Your password" autoComplete="current-password" />
                </chakra.form>
              </FormProvider>
            </Stack>
          )
        }
      </ReadGate>
    </DialogFrame>
  );
}
