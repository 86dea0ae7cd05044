import { Button, Stack, Text } from '@chakra-ui/react';
import { UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { ColleagueView } from '#shared/api/parts/people.ts';
import { RowSkeletons } from '../../components/lists/list-states.tsx';
import { LostOverlay } from '../../components/lost.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { lazy } from '../../lib/lazy.tsx';
import { mayDo } from '../../lib/may-do.ts';
import { useRead } from '../../lib/server/queries.ts';
import { useUser } from '../../lib/server/session.tsx';
import { OpenInvite } from './open-invite.tsx';
import { PersonRow } from './person-row.tsx';

const InviteDialog = lazy(() => import('./invite-person-dialog.tsx'), LostOverlay);
const RankDialog = lazy(() => import('./rank-dialog.tsx'), LostOverlay);
const RemoveDialog = lazy(() => import('./remove-person-dialog.tsx'), LostOverlay);

type Opened = { dialog: 'invite' } | { dialog: 'rank' | 'remove'; person: ColleagueView };

/** The people of the company, and the invitations that are open. Only an owner changes them. */
export function People() {
  const user = useUser();
  const read = useRead('listPeople', {});
  const [opened, open] = useState<Opened | null>(null);
  const mayChange = mayDo(user, 'company');
  const close = () => open(null);
  return (
    <ReadGate of={read} waiting={<RowSkeletons height="16" />}>
      {({ people, invites }) => (
        <Stack gap="5">
          {mayChange && (
            <Button size="lg" alignSelf={{ sm: 'start' }} onClick={() => open({ dialog: 'invite' })}>
              <UserPlus size={18} /> Invite a person
            </Button>
          )}
          <SectionCard title="Works here">
            <Stack as="ul" gap="0" listStyleType="none" aria-label="People">
              {people.map((person) => (
                <PersonRow
                  key={person.id}
                  person={person}
                  role={user.role}
                  mayChange={mayChange && !person.isFirst && !person.isCaller}
                  onRank={() => open({ dialog: 'rank', person })}
                  onRemove={() => open({ dialog: 'remove', person })}
                />
              ))}
            </Stack>
          </SectionCard>
          {mayChange && invites.length > 0 && (
            <SectionCard title="Invited" text="Each link works once, and ends on the date beside it.">
              <Stack as="ul" gap="0" listStyleType="none" aria-label="Invitations">
                {invites.map((invite) => (
                  <OpenInvite key={invite.id} invite={invite} role={user.role} />
                ))}
              </Stack>
            </SectionCard>
          )}
          {!mayChange && (
            <Text textStyle="note" color="fg.muted">
              An owner invites people and changes what each may do.
            </Text>
          )}
          <Suspense>
            {opened?.dialog === 'invite' && <InviteDialog role={user.role} onClose={close} />}
            {opened?.dialog === 'rank' && <RankDialog person={opened.person} role={user.role} onClose={close} />}
            {opened?.dialog === 'remove' && <RemoveDialog person={opened.person} onClose={close} />}
          </Suspense>
        </Stack>
      )}
    </ReadGate>
  );
}
