import { Button, HStack } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

export interface Chip<Filter> {
  label: string;
  /** The filters without this one. */
  without: Filter;
}

interface ChipsProps<Filter> {
  chips: readonly Chip<Filter>[];
  onChange: (filter: Filter) => void;
  onClear: () => void;
  clearLabel?: string;
  /** Chips that are always shown, before the chips of the filters. */
  children?: ReactNode;
}

/** The active filters. Each can be removed alone. */
export const Chips = <Filter,>({ chips, onChange, onClear, clearLabel, children }: ChipsProps<Filter>) => (
  <HStack wrap="wrap" gap="2" role="group" aria-label="Applied filters">
    {children}
    {chips.map(({ label, without }) => (
      <Button
        key={label}
        size="sm"
        minHeight="11"
        variant="subtle"
        borderRadius="full"
        aria-label={`Remove ${label}`}
        onClick={() => onChange(without)}
      >
        {label} <X size={14} aria-hidden />
      </Button>
    ))}
    {chips.length > 0 && (
      <Button size="sm" minHeight="11" variant="plain" onClick={onClear}>
        {clearLabel ?? 'Clear all'}
      </Button>
    )}
  </HStack>
);
