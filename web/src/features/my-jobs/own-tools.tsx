import { SimpleGrid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Role } from '#shared/domain/jobs/job.ts';
import { Picker } from '../../components/fields/picker.tsx';
import { PeriodPickers, SizePicker, SortPicker } from '../../components/lists/list-pickers.tsx';
import { ListTools } from '../../components/lists/list-tools.tsx';
import {
  countFilters,
  dateChoices,
  isNarrowed,
  sortChoices,
  stateChoices,
  statusChoices,
  typeChoices,
  usualSort,
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
      <SortPicker search={search} choices={sortChoices} usual={usualSort} change={change} />
      <Picker
        label="Date"
        value={search.by}
        choices={dateChoices}
        onPick={(value) => change({ by: value === 'installation' ? '' : value })}
      />
      <PeriodPickers search={search} change={change} />
      <SizePicker search={search} change={change} things="jobs" />
    </SimpleGrid>
  );
}

interface OwnToolsProps {
  role: Role;
  address: OwnAddress;
  /** More buttons, such as for a download. */
  children?: ReactNode;
}

/** The search of a person's jobs, its filters and the saved views. */
export const OwnTools = ({ role, address, children }: OwnToolsProps) => (
  <ListTools
    label="Search your jobs"
    hint={role === 'retailer' ? 'Number, address, customer or installer' : 'Number, title, address or retailer'}
    address={address}
    count={countFilters(address.search)}
    isNarrowed={isNarrowed(address.search)}
    filters={(id) => <Filters id={id} role={role} address={address} />}
  >
    <SavedViews address={address} />
    {children}
  </ListTools>
);
