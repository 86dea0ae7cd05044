import { Box, HStack, Text, VisuallyHidden } from '@chakra-ui/react';
import type { UserView } from '#shared/api/auth.ts';
import {
  emailedKinds,
  kindsOfTeams,
  kindsOfWholeCompany,
  type NotificationKind,
  notificationLabels,
  notificationWays,
} from '#shared/domain/accounts/notifications.ts';
import { seesAllJobs } from '#shared/domain/accounts/ranks.ts';
import { Switch } from '../../components/fields/switch.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { useWrite } from '../../lib/server/use-write.ts';
import { settingsSections } from './settings-sections.ts';

/** Returns the kinds of notifications that the person can get, by their role, their rank and whether they have colleagues. */
const kindsFor = ({ role, person }: UserView): NotificationKind[] =>
  (Object.keys(notificationLabels[role]) as NotificationKind[]).filter(
    (kind) =>
      (seesAllJobs(role, person.rank) || !kindsOfWholeCompany.includes(kind)) &&
      (person.hasColleagues || !kindsOfTeams.includes(kind)),
  );

const ways = notificationWays;
type Way = keyof typeof ways;
const wayNames = Object.keys(ways) as Way[];
/**
 * Tells whether the kind has a switch in this column. New jobs for saved searches have no email switch here, because each saved
 * search has its own in Find work.
 */
const hasWay = (kind: NotificationKind, way: Way): boolean => way === 'bellPreferences' || emailedKinds.includes(kind);

const gap = { base: '2', sm: '5' };

interface OneSwitchProps {
  name: string;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

const OneSwitch = ({ name, checked, disabled, onChange }: OneSwitchProps) => (
  <Switch width="12" gap="0" justifyContent="center" checked={checked} disabled={disabled} onSwitch={onChange}>
    <VisuallyHidden>{name}</VisuallyHidden>
  </Switch>
);

/** The switches for each kind of notification. A switch changes immediately, and changes back if the server does not save it. */
export function NotificationSwitches({ user }: { user: UserView }) {
  const save = useWrite('setNotificationPreferences');
  const labels = notificationLabels[user.role];
  const sent = save.isPending ? save.variables?.body : undefined;
  return (
    <SectionCard {...settingsSections.notifications} text="Choose which notifications you get here and by email.">
      <HStack gap={gap} justify="end" aria-hidden>
        {wayNames.map((way) => (
          <Text key={way} textStyle="note" fontWeight="650" textAlign="center" width="12">
            {ways[way]}
          </Text>
        ))}
      </HStack>
      {kindsFor(user).map((kind) => (
        <HStack key={kind} gap={gap} py="1.5" borderTopWidth="1px" borderColor="border.muted">
          <Text flex="1" fontWeight="500" lineHeight="1.35">
            {labels[kind]}
          </Text>
          {wayNames.map((way) =>
            hasWay(kind, way) ? (
              <OneSwitch
                key={way}
                name={`${ways[way]}: ${labels[kind]}`}
                checked={sent?.[way]?.[kind] ?? user[way][kind]}
                disabled={save.isPending && !(kind in (sent?.[way] ?? {}))}
                onChange={(checked) =>
                  save.mutate({ body: { [way]: { [kind]: checked }, seen: { [way]: { [kind]: user[way][kind] } } } })
                }
              />
            ) : (
              <Box key={way} width="12" />
            ),
          )}
        </HStack>
      ))}
      <Switch
        isLast
        justifyContent="space-between"
        gap="4"
        mt="1.5"
        pt="4"
        borderTopWidth="1px"
        borderColor="border.muted"
        checked={sent?.dailyEmail ?? user.dailyEmail}
        disabled={save.isPending && sent?.dailyEmail === undefined}
        onSwitch={(dailyEmail) => save.mutate({ body: { dailyEmail, seen: { dailyEmail: user.dailyEmail } } })}
      >
        <Text as="span" display="block" fontWeight="500" lineHeight="1.35">
          One email a day
        </Text>
        <Text as="span" display="block" textStyle="note" color="fg.muted" fontWeight="400">
          We'll send one summary each evening instead of separate emails. You still get notifications here straight
          away.
        </Text>
      </Switch>
    </SectionCard>
  );
}
