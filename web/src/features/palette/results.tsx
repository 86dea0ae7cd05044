import { Box, Flex, Listbox, Skeleton, Stack } from '@chakra-ui/react';
import { SearchX } from 'lucide-react';
import type { Role } from '#shared/domain/jobs/job.ts';
import { Failure, Nothing } from '../../components/states.tsx';
import { type Entry, groups } from './entry.ts';
import { EntryRow } from './entry-row.tsx';
import type { useFound } from './use-found.ts';

const advice: Record<Role, string> = {
  retailer: "Try a job's number, its customer, suburb or reference, or a company that you work with.",
  installer: "Try a job's number, its suburb or title, or a company that you work for.",
};

/** The height of every list of results, so that the dialog does not move when results arrive. */
const height = { base: '45dvh', md: '26rem' };

const Group = ({ name, entries }: { name: string; entries: readonly Entry[] }) => (
  <Listbox.ItemGroup pb="2">
    <Listbox.ItemGroupLabel display="block" px="3" py="1.5" textStyle="label" color="fg.muted">
      {name}
    </Listbox.ItemGroupLabel>
    {entries.map((entry) => (
      <EntryRow key={entry.id} entry={entry} />
    ))}
  </Listbox.ItemGroup>
);

const Searching = () => (
  <Stack gap="2" px="3" py="2" flexShrink="0" aria-hidden>
    {[0, 1, 2].map((each) => (
      <Skeleton key={each} height="11" />
    ))}
  </Stack>
);

interface ResultsProps {
  entries: readonly Entry[];
  found: ReturnType<typeof useFound>;
  role: Role;
}

export const Results = ({ entries, found: { isSearching, error, retry }, role }: ResultsProps) => (
  <Flex direction="column" height={height} mx="-3">
    {/* The library scrolls this element to the chosen result. */}
    <Listbox.Content overflowY="auto" minHeight="0" outline="none">
      {groups.map((group) => {
        const ofGroup = entries.filter((entry) => entry.group === group);
        return ofGroup.length > 0 && <Group key={group} name={group} entries={ofGroup} />;
      })}
    </Listbox.Content>
    {isSearching && <Searching />}
    {error && (
      <Box px="3" flexShrink="0">
        <Failure title="We couldn't search all jobs and people" error={error} onRetry={retry} />
      </Box>
    )}
    {entries.length === 0 && !isSearching && !error && (
      <Nothing title="No results" text={advice[role]} icon={<SearchX />} />
    )}
  </Flex>
);
