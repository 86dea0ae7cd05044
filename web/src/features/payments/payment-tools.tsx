import { SimpleGrid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Role } from '#shared/domain/jobs/job.ts';
import { waitingTimes } from '#shared/domain/search/own-payments.ts';
import { Picker } from '../../components/fields/picker.tsx';
import { PeriodPickers, SizePicker, SortPicker } from '../../components/lists/list-pickers.tsx';
import { ListTools } from '../../components/lists/list-tools.tsx';
import type { ListAddress } from '../../lib/use-list-address.ts';
import { countFilters, isNarrowed, type PaymentSearch, usualSort } from './payment-address.ts';
import { otherSide, waitingNames } from './payment-words.ts';

const sortChoices = [
  { value: 'next.asc', label: 'Your next steps first' },
  { value: 'date.desc', label: 'Latest first' },
  { value: 'date.asc', label: 'Longest waiting first' },
  { value: 'due.asc', label: 'Due date, soonest first' },
  { value: 'due.desc', label: 'Due date, latest first' },
  { value: 'amount.desc', label: 'Highest amount first' },
  { value: 'amount.asc', label: 'Lowest amount first' },
  { value: 'party.asc', label: 'Company, A to Z' },
  { value: 'party.desc', label: 'Company, Z to A' },
  { value: 'title.asc', label: 'Job, A to Z' },
  { value: 'title.desc', label: 'Job, Z to A' },
];
const waitingChoices = waitingTimes.map((value) => ({ value, label: waitingNames[value] }));

interface FiltersProps {
  role: Role;
  address: ListAddress<PaymentSearch>;
  otherParties: readonly string[];
}

function Filters({ id, role, address: { search, change }, otherParties }: FiltersProps & { id: string }) {
  const pick = (name: string) => (value: string) => change({ [name]: value });
  const companies = [...new Set([...otherParties, ...(search.with ? [search.with] : [])])];
  return (
    <SimpleGrid id={id} columns={{ base: 1, sm: 2, lg: 3 }} gap="4" pt="4">
      <Picker
        label={otherSide[role]}
        value={search.with}
        choices={[{ value: '', label: 'All companies' }, ...companies.map((name) => ({ value: name, label: name }))]}
        onPick={pick('with')}
      />
      <Picker
        label="Waiting for"
        value={search.waiting}
        choices={[{ value: '', label: 'Any time' }, ...waitingChoices]}
        onPick={pick('waiting')}
      />
      <SortPicker search={search} choices={sortChoices} usual={usualSort} change={change} />
      <PeriodPickers search={search} change={change} />
      <SizePicker search={search} change={change} things="payments" />
    </SimpleGrid>
  );
}

/** The search of the payments, and its filters. */
export function PaymentTools({ children, ...of }: FiltersProps & { children: ReactNode }) {
  const { search } = of.address;
  return (
    <ListTools
      label="Search your payments"
      hint={of.role === 'retailer' ? 'Job, customer, address or installer' : 'Job, address or retailer'}
      address={of.address}
      count={countFilters(search)}
      isNarrowed={isNarrowed(search)}
      filters={(id) => <Filters id={id} {...of} />}
    >
      {children}
    </ListTools>
  );
}
