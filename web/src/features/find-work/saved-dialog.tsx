import { Skeleton, Stack, Text } from '@chakra-ui/react';
import { Bookmark } from 'lucide-react';
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx';
import { KeptFocus } from '../../components/kept-focus.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import { Nothing } from '../../components/states.tsx';
import { useRead } from '../../lib/server/queries.ts';
import { SavedRow } from './saved-row.tsx';

const Waiting = () => (
  <Stack gap="3" role="status" aria-label="Loading...">
    <Skeleton height="32" borderRadius="lg" />
    <Skeleton height="32" borderRadius="lg" />
  </Stack>
);

const nothing = (
  <Nothing
    title="No saved searches"
    text="Choose your filters, then save the search to get notified about new jobs."
    icon={<Bookmark />}
  />
);

/** The installer's saved searches. Another device may have changed them, so they are read on each opening. */
export default function SavedDialog({ onClose }: { onClose: () => void }) {
  const list = useRead('listSearches', undefined, { refetchOnMount: 'always', refetchOnWindowFocus: 'always' });
  return (
    <DialogFrame isOpen onClose={onClose} title="Saved searches" size="lg">
      <KeptFocus aria-label="Saved searches">
        <ReadGate
          of={list}
          waiting={<Waiting />}
          empty={{ when: ({ searches }) => searches.length === 0, show: nothing }}
        >
          {({ searches, most }) => (
            <Stack gap="4">
              <Stack as="ul" listStyleType="none" gap="0">
                {searches.map((search) => (
                  <SavedRow key={search.id} search={search} onOpen={onClose} />
                ))}
              </Stack>
              <Text textStyle="note" color="fg.muted">
                {searches.length} of {most} searches saved. With emails on, you get at most one a day, with the new jobs
                from all your searches.
              </Text>
            </Stack>
          )}
        </ReadGate>
      </KeptFocus>
    </DialogFrame>
  );
}
