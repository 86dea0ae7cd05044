import { Box, Button, HStack, SimpleGrid } from '@chakra-ui/react';
import { type ReactNode, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Picker } from '../../components/fields/picker.tsx';
import { FilterButton } from '../../components/lists/filter-button.tsx';
import { chosenIn, countFilters, sortChoices, workFilterNames, workFilters } from './work-filters.ts';

/** The order of the list and its filters. They stay closed, so that the first job is in view on a phone. */
export function WorkTools({ sort, more }: { sort: string; more: ReactNode }) {
  const [search, setSearch] = useSearchParams();
  const count = countFilters(search);
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  const change = (edit: (search: URLSearchParams) => void) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        edit(after);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const pick = (name: string, value: string) =>
    change((after) => (value ? after.set(name, value) : after.delete(name)));
  const clear = () =>
    change((after) => {
      for (const name of workFilterNames) after.delete(name);
    });
  return (
    <Box pb="5">
      <HStack gap="2" wrap="wrap">
        <FilterButton
          label="Sort and filter"
          count={count}
          isOpen={isOpen}
          panel={panel}
          onClick={() => setIsOpen(!isOpen)}
        />
        {count > 0 && (
          <Button variant="ghost" size="lg" onClick={clear}>
            Clear filters
          </Button>
        )}
        {more}
      </HStack>
      {isOpen && (
        <SimpleGrid id={panel} columns={{ base: 1, sm: 2, lg: 3 }} gap="4" pt="4">
          <Picker label="Sort by" value={sort} choices={sortChoices} onPick={(value) => pick('sort', value)} />
          {workFilterNames.map((name) => {
            const { label, any, choices } = workFilters[name];
            return (
              <Picker
                key={name}
                label={label}
                value={chosenIn(search, name)?.value ?? ''}
                choices={[{ value: '', label: any }, ...choices]}
                onPick={(value) => pick(name, value)}
              />
            );
          })}
        </SimpleGrid>
      )}
    </Box>
  );
}
