import { Stack, Switch } from '@chakra-ui/react';
import type { UserView } from '#shared/api/auth.ts';
import { emailedKinds, type NotificationKind } from '#shared/domain/notifications.ts';
import { SectionCard } from '../../components/section-card.tsx';
import { useWrite } from '../../lib/server/use-write.ts';
import '../../theme/recipes/switch.ts';

const labels: Partial<Record<NotificationKind, string>> = {
  invite: 'I am invited to a job, or an installer answers my invitation',
  award: 'A job is awarded',
  application: 'An installer applies for my job, or my application is answered',
  date: 'An installation date is set or changed',
  unassign: 'An installer leaves a job or is removed from it',
  return: 'A retailer asks for changes to completed work',
  payment: 'A payment is requested, approved or made',
};

/** A switch changes immediately, and changes back if the server could not save it. */
export function EmailSwitches({ user }: { user: UserView }) {
  const save = useWrite('setEmailPreferences', {
    failed: 'Error',
    fallback: 'Failed to save your choice',
  });
  const chosen = (save.isPending && save.variables?.body.emailPreferences) || {};
  return (
    <SectionCard title="Email" text="The bell shows every notification. Choose which ones we also email you.">
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
