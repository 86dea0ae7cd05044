import { Badge, Button, HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { SessionView } from '#shared/api/auth.ts';
import { ReadGate } from '../../components/read-gate.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { happened } from '../../lib/dates.ts';
import { useRead } from '../../lib/server/queries.ts';
import { useWrite } from '../../lib/server/use-write.ts';
import { settingsSections } from './settings-sections.ts';

const deviceOf = ({ device }: SessionView): string => device ?? 'A browser';

function OneSession({ session }: { session: SessionView }) {
  const end = useWrite('endSession');
  const { id, network, usedAt, isCurrent } = session;
  return (
    <HStack as="li" gap="3" py="2" borderTopWidth="1px" borderColor="border.muted">
      <Stack flex="1" gap="0" minWidth="0">
        <HStack gap="2" wrap="wrap">
          <Text fontWeight="500">{deviceOf(session)}</Text>
          {isCurrent && <Badge colorPalette="green">This browser</Badge>}
        </HStack>
        <Text textStyle="note" color="fg.muted">
          Last used {happened(usedAt, 'moment')}
          {network && `, IP address ${network}`}
        </Text>
      </Stack>
      {!isCurrent && (
        <Button
          variant="outline"
          loading={end.isPending}
          aria-label={`Sign out: ${deviceOf(session)}, last used ${happened(usedAt, 'moment')}`}
          onClick={() => end.mutate({ params: { id } })}
        >
          Sign out
        </Button>
      )}
    </HStack>
  );
}

/** Lists the account's sessions. The person can end a session that they do not recognise. */
export function OwnSessions() {
  const read = useRead('listSessions', {});
  const endOthers = useWrite('endSessions');
  return (
    <SectionCard
      {...settingsSections.sessions}
      text="Browsers and networks where you're signed in. If you don't recognise one, sign it out and change your password."
    >
      <ReadGate of={read} waiting={<Skeleton height="16" role="status" aria-label="Loading..." />}>
        {({ sessions }) => (
          <Stack gap="3">
            <Stack as="ul" gap="0" listStyleType="none">
              {sessions.map((session) => (
                <OneSession key={session.id} session={session} />
              ))}
            </Stack>
            {sessions.some(({ isCurrent }) => !isCurrent) && (
              <Button
                variant="outline"
                size="lg"
                alignSelf={{ sm: 'start' }}
                loading={endOthers.isPending}
                onClick={() => endOthers.mutate({})}
              >
                Sign out everywhere else
              </Button>
            )}
          </Stack>
        )}
      </ReadGate>
    </SectionCard>
  );
}
