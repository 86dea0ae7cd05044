import type { ColleagueView } from '#shared/api/parts/people.ts';
import { firstNameIn } from '#shared/domain/accounts/ranks.ts';
import { ConfirmFooter } from '../../components/dialog/confirm-footer.tsx';
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx';
import { useWrite } from '../../lib/server/use-write.ts';

/** Asks before a person is removed from the company. */
export default function RemovePersonDialog({
  person: { id, name },
  onClose,
}: {
  person: ColleagueView;
  onClose: () => void;
}) {
  const remove = useWrite('removePerson', { onRefused: ({ code }) => code === 'not_found' && onClose() });
  const first = firstNameIn(name);
  return (
    <DialogFrame
      isOpen
      isAlert
      onClose={onClose}
      title={`Remove ${name}?`}
      consequences={[
        `We'll sign ${first} out everywhere. Their password, calendar link and notifications will stop working.`,
        "Photos and text that they haven't uploaded or saved yet will stay on their device. No one else will see them.",
        `The history of each job will still show what ${first} did.`,
        'You can invite them again.',
      ]}
      footer={
        <ConfirmFooter
          label="Remove person"
          isDanger
          isPending={remove.isPending}
          onCancel={onClose}
          onConfirm={() => remove.mutate({ params: { id } }, { onSuccess: onClose })}
        />
      }
    />
  );
}
