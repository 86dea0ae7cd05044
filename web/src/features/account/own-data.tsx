import { Box, Button, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import type { DataCopyView } from '#shared/api/parts/copies.ts';
import { ownDataId } from '#shared/pages.ts';
import { ConfirmPassword } from '../../components/confirm-password/confirm-password.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { happened } from '../../lib/dates.ts';
import { useRead } from '../../lib/server/queries.ts';
import { useUser } from '../../lib/server/session.tsx';
import { useWrite } from '../../lib/server/use-write.ts';
import { useHashTarget } from '../../lib/use-hash-target.ts';
import { settingsSections } from './settings-sections.ts';

/** How often an open page asks for the progress of the copy. */
const watchMs = 4_000;

function wordsOf({ state, until }: DataCopyView): string | null {
  if (state === 'preparing')
    return "We're preparing your copy. You can leave this page: we'll notify you when the copy is ready.";
  if (state === 'ready' && until) return `Your copy is ready. You can download it until ${happened(until, 'moment')}.`;
  return state === 'failed' ? "We couldn't prepare your copy. Please try again." : null;
}

const asks: Record<DataCopyView['state'], string | null> = {
  none: 'Prepare a copy',
  preparing: null,
  ready: 'Prepare a new copy',
  failed: 'Try again',
};

/** Returns "820 KB" or "1.2 MB". The smallest size is "1 KB". */
const fileSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Downloads the file at the URL. The page stays open, because the answer tells the browser to save the file. */
const saveFrom = (address: string): void =>
  Object.assign(document.createElement('a'), { href: address, download: '' }).click();

function Parts({ sizes }: { sizes: readonly number[] }) {
  const open = useWrite('openDataCopy', {
    onDone: ({ address }) => saveFrom(address),
  });
  const nameOf = (part: number) => (sizes.length > 1 ? `Download part ${part} of ${sizes.length}` : 'Download');
  return sizes.map((size, index) => (
    <Button
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its number
      key={index}
      size="lg"
      loading={open.isPending && open.variables?.body.part === index + 1}
      onClick={() => open.mutate({ body: { part: index + 1 } })}
    >
      <Download size={18} aria-hidden /> {nameOf(index + 1)} ({fileSize(size)})
    </Button>
  ));
}

const company =
  'A copy of everything about you: your account, profile, jobs and notifications, and the files you uploaded. You can download the copy for a day.';
const joined =
  'A copy of everything about you: your sign-in, notifications and credentials. You can download the copy for a day. Only the person who opened the account can download the jobs.';

/** Requests a copy of all data about the person, and offers it for download once the server has prepared it. */
export function OwnData() {
  const user = useUser();
  const read = useRead(
    'getDataCopy',
    {},
    { refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? watchMs : false) },
  );
  const prepare = useWrite('prepareDataCopy');
  useHashTarget(ownDataId, read.isSuccess);
  return (
    <SectionCard {...settingsSections.data} text={user.person.id === user.id ? company : joined}>
      <ReadGate of={read} waiting={<Skeleton height="16" role="status" aria-label="Loading..." />}>
        {(copy) => (
          <>
            <Box role="status">{wordsOf(copy) && <Text mb="4">{wordsOf(copy)}</Text>}</Box>
            <Stack gap="3" alignItems={{ sm: 'start' }}>
              <Parts sizes={copy.parts} />
              {asks[copy.state] && (
                <Button
                  variant="outline"
                  size="lg"
                  loading={prepare.isPending}
                  onClick={() => prepare.mutate({ body: {} })}
                >
                  {asks[copy.state]}
                </Button>
              )}
            </Stack>
          </>
        )}
      </ReadGate>
      <ConfirmPassword
        why="A copy holds everything about you, so please enter your password again."
        then="Once you confirm, we'll continue."
      />
    </SectionCard>
  );
}
