import { SimpleGrid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Role } from '#shared/domain/jobs/job.ts';
import { DayPicker } from '../../components/fields/day-picker.tsx';
import { Picker } from '../../components/fields/picker.tsx';
import { ListTools } from '../../components/lists/list-tools.tsx';
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

/** The search of one's jobs, its filters and the saved views. */
export const OwnTools = ({ role, address, children }: OwnToolsProps) => (
  <ListTools
    label="Search your jobs"
    hint={`Title, address, ${role === 'retailer' ? 'customer or installer' : 'or retailer'}`}
    address={address}
    count={countFilters(address.search)}
    isNarrowed={isNarrowed(address.search)}
    filters={(id) => <Filters id={id} role={role} address={address} />}
  >
    <SavedViews address={address} />
    {children}
  </ListTools>
);
