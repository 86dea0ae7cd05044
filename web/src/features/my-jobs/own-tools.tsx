import { Box, Button, HStack, SimpleGrid } from '@chakra-ui/react';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { Role } from '#shared/domain/job.ts';
import { DayPicker } from '../../components/fields/day-picker.tsx';
import { Picker } from '../../components/fields/picker.tsx';
import { SearchField } from '../../components/search-field.tsx';
import {
  countFilters,
  dateChoices,
  isNarrowed,
  sizeChoices,
  sortChoices,
  stateChoices,
  statusChoices,
  typeChoices,
  usualSize,
} from './own-address.ts';
import { SavedViews } from './saved-views-menu.tsx';
import type { OwnAddress } from './use-own-address.ts';

function Filters({ id, role, address }: { id: string; role: Role; address: OwnAddress }) {
  const { search, change } = address;
  const pick = (name: string) => (value: string) => change({ [name]: value });
  return (
    <SimpleGrid id={id} columns={{ base: 1, sm: 2, lg: 4 }} gap="4" pt="4">
      <Picker
        label="Status"
        value={search.status}
        choices={[{ value: '', label: 'All statuses' }, ...statusChoices(role)]}
        onPick={pick('status')}
      />
      <Picker
        label="Job type"
        value={search.type}
        choices={[{ value: '', label: 'All types' }, ...typeChoices]}
        onPick={pick('type')}
      />
      <Picker
        label="State"
        value={search.state}
        choices={[{ value: '', label: 'All states' }, ...stateChoices]}
        onPick={pick('state')}
      />
      <Picker
        label="Sort by"
        value={`${search.sort}.${search.order}`}
        choices={sortChoices}
        onPick={(value) => change({ sort: value === 'created.desc' ? '' : value })}
      />
      <Picker
        label="Date"
        value={search.by}
        choices={dateChoices}
        onPick={(value) => change({ by: value === 'installation' ? '' : value })}
      />
      <DayPicker label="From" value={search.from} {...(search.to ? { max: search.to } : {})} onPick={pick('from')} />
      <DayPicker label="To" value={search.to} {...(search.from ? { min: search.from } : {})} onPick={pick('to')} />
      <Picker
        label="On one page"
        value={search.size}
        choices={sizeChoices}
        onPick={(value) => change({ size: value === usualSize ? '' : value })}
      />
    </SimpleGrid>
  );
}

interface OwnToolsProps {
  role: Role;
  address: OwnAddress;
  /** More buttons, such as for a download. */
  children?: ReactNode;
}

/** The search, its filters and the saved views. The filters stay closed, so that the first job is in view on a phone. */
export function OwnTools({ role, address, children }: OwnToolsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  const count = countFilters(address.search);
  const other = role === 'retailer' ? 'customer or installer' : 'or retailer';
  return (
    <Box role="search" pb="4">
      <HStack gap="2" wrap="wrap">
        <SearchField
          asked={address.search.q}
          change={address.change}
          label="Search your jobs"
          hint={`Title, address, ${other}`}
        />
        <Button
          variant="outline"
          size="lg"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal size={18} aria-hidden /> Filter{count > 0 ? ` (${count})` : ''}
        </Button>
        <SavedViews address={address} />
        {children}
        {isNarrowed(address.search) && (
          <Button variant="ghost" size="lg" onClick={address.clear}>
            Clear
          </Button>
        )}
      </HStack>
      {isOpen && <Filters id={panel} role={role} address={address} />}
    </Box>
  );
}
