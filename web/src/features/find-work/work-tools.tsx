import { Box, Button, chakra, SimpleGrid } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Picker } from '../../components/fields/picker.tsx';
import { Chips } from '../../components/lists/chips.tsx';
import { FilterButton } from '../../components/lists/filter-button.tsx';
import { PlaceBar } from './place-bar.tsx';
import { useWorkSearch } from './use-work-search.ts';
import {
  chipsOf,
  chosenIn,
  countFilters,
  fitLabel,
  placeIn,
  sortChoices,
  withoutFilters,
  workFilterNames,
  workFilters,
} from './work-filters.ts';

const fitChoice = workFilters.fit.choices[0];

/**
 * The chip that limits the list to jobs that match the profile, because this filter is used the most. A phone shows the beginning
 * of its label, so that it is not cut off.
 */
function OnlyWhatFits() {
  const { search, change } = useWorkSearch();
  const isOn = chosenIn(search, 'fit') !== null;
  return (
    <Button
      size="sm"
      minHeight="11"
      borderRadius="full"
      variant={isOn ? 'solid' : 'outline'}
      bg={isOn ? undefined : 'bg.panel'}
      aria-label={fitChoice.label}
      aria-pressed={isOn}
      onClick={() => change({ fit: isOn ? '' : fitChoice.value })}
    >
      {isOn && <Check size={14} aria-hidden />} {fitLabel[0]}
      <Box as="span" hideBelow="md" ms="-1">
        {fitLabel[1]}
      </Box>
    </Button>
  );
}

/**
 * The tools below the place. On a phone they are one line, so that the first job is higher on the screen. It scrolls if filters
 * are set. The padding keeps the outlines of focused buttons visible.
 */
const ToolLine = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    flexWrap: { base: 'nowrap', md: 'wrap' },
    overflowX: { base: 'auto', md: 'visible' },
    m: '-1',
    p: '1',
    scrollbarWidth: 'none',
    '& > *': { flexShrink: { base: 0, md: 1 } },
  },
});

/** The place, the order of the list and its filters. The panel starts closed, so that the first job is in view on a phone. */
export function WorkTools({ sort, more }: { sort: string; more: ReactNode }) {
  const { search, change, show } = useWorkSearch();
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  const place = placeIn(search)?.place ?? '';
  return (
    <Box pb={{ base: '3', md: '5' }}>
      <PlaceBar key={place} place={place} />
      <ToolLine>
        <FilterButton
          label="Sort and filter"
          count={countFilters(search)}
          isOpen={isOpen}
          panel={panel}
          isShort
          onClick={() => setIsOpen(!isOpen)}
        />
        <Chips
          chips={chipsOf(search)}
          onChange={show}
          onClear={() => show(withoutFilters(search))}
          clearLabel="Clear filters"
        >
          <OnlyWhatFits />
        </Chips>
        {more}
      </ToolLine>
      {isOpen && (
        <SimpleGrid id={panel} columns={{ base: 1, sm: 2, lg: 3 }} gap="4" pt="4">
          <Picker label="Sort by" value={sort} choices={sortChoices} onPick={(value) => change({ sort: value })} />
          {workFilterNames
            .filter((name) => name !== 'fit')
            .map((name) => {
              const { label, any, choices } = workFilters[name];
              return (
                <Picker
                  key={name}
                  label={label}
                  value={chosenIn(search, name)?.value ?? ''}
                  choices={[{ value: '', label: any }, ...choices]}
                  onPick={(value) => change({ [name]: value })}
                />
              );
            })}
        </SimpleGrid>
      )}
    </Box>
  );
}
