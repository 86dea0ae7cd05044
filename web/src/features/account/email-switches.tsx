import { Stack, Switch } from '@chakra-ui/react';
import type { UserView } from '#shared/api/auth.ts';
import { emailedKinds, type NotificationKind } from '#shared/domain/notifications.ts';
import { SectionCard } from '../../components/section-card.tsx';
import { notify } from '../../lib/notify.ts';
import { useWrite } from '../../lib/queries.ts';

const labels: Partial<Record<NotificationKind, string>> = {
  invite: 'I am invited to a job, or my invitation is answered',
  award: 'A job is awarded',
  application: 'Somebody applies to my job, or my application is answered',
  date: 'An installation date is set or changed',
  unassign: 'An installer leaves a job or is taken off it',
  return: 'Completed work is sent back with a request for changes',
  payment: 'A payment is asked for, approved or made',
};

/** A switch turns at once and turns back when the server could not keep it. */
export function EmailSwitches({ user }: { user: UserView }) {
  const save = useWrite('setEmailPreferences', {
    invalidates: ['getCurrentUser'],
    onError: (error) => notify.failure('Error', error, 'Failed to save your choice'),
  });
  const chosen = save.isPending ? save.variables.body.emailPreferences : {};
  return (
    <SectionCard title="Email" text="The bell shows everything. Choose what also comes by email.">
      <Stack gap="1">
        {emailedKinds.map((kind) => (
          <Switch.Root
            key={kind}
            size="lg"
            justifyContent="space-between"
            minHeight="11"
            gap="4"
            checked={chosen[kind] ?? user.emailPreferences[kind]}
            disabled={save.isPending && !(kind in chosen)}
            onCheckedChange={({ checked }) => save.mutate({ body: { emailPreferences: { [kind]: checked } } })}
          >
            <Switch.Label fontWeight="500" lineHeight="1.35">
              {labels[kind]}
            </Switch.Label>
            <Switch.HiddenInput />
            <Switch.Control />
          </Switch.Root>
        ))}
      </Stack>
    </SectionCard>
  );
}
