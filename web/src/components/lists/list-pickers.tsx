import { type ListSearch, sizes, usualSize } from '../../lib/list-address.ts';
import { DayPicker } from '../fields/day-picker.tsx';
import { Picker } from '../fields/picker.tsx';

/** The filters that My jobs and Payments share. A default value is left out of the URL, so links stay short. */

type Change = (changes: Record<string, string>) => void;

interface SortPickerProps {
  search: { sort: string; order: string };
  choices: readonly { value: string; label: string }[];
  usual: string;
  change: Change;
}

export const SortPicker = ({ search: { sort, order }, choices, usual, change }: SortPickerProps) => (
  <Picker
    label="Sort by"
    value={`${sort}.${order}`}
    choices={choices}
    onPick={(value) => change({ sort: value === usual ? '' : value })}
  />
);

interface PickerProps {
  search: ListSearch;
  change: Change;
}

/** Chooses the first and the last day of a period. Each limits the other, so the period is never empty. */
export const PeriodPickers = ({ search: { from, to }, change }: PickerProps) => (
  <>
    <DayPicker label="From" value={from} {...(to ? { max: to } : {})} onPick={(day) => change({ from: day })} />
    <DayPicker label="To" value={to} {...(from ? { min: from } : {})} onPick={(day) => change({ to: day })} />
  </>
);

export const SizePicker = ({ search, change, things }: PickerProps & { things: string }) => (
  <Picker
    label="Rows per page"
    value={search.size}
    choices={sizes.map((value) => ({ value, label: `${value} ${things}` }))}
    onPick={(value) => change({ size: value === usualSize ? '' : value })}
  />
);
