import { Box, Button, chakra, Fieldset, HStack, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import {
  type DirectoryFilter,
  openings,
  ratingSteps,
  responseTimes,
  travelRanges,
} from '#shared/domain/people/directory.ts';
import { brandCertifications, crewSizes, installerServices } from '#shared/domain/people/installer.ts';
import { saaNote } from '#shared/domain/people/saa-categories.ts';
import { states } from '#shared/domain/places/australia.ts';
import { NativeSelect } from '../../components/fields/native-select.tsx';
import { Tick } from '../../components/fields/tick.tsx';
import { openingNames, rangeText, ratingText, responseNames } from './directory-filters.ts';

const Group = ({ label, children }: { label: string; children: ReactNode }) => (
  <Fieldset.Root size="sm">
    <Fieldset.Legend textStyle="label">{label}</Fieldset.Legend>
    {children}
  </Fieldset.Root>
);

const toggled = <T,>(values: readonly T[], value: T): T[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];

interface SomeProps<T extends string> {
  label: string;
  all: readonly T[];
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
}

const Boxes = <T extends string>({ label, all, chosen, note, onChange }: SomeProps<T> & { note?: string }) => (
  <Group label={label}>
    <Stack gap="0">
      {all.map((value) => (
        <Tick
          key={value}
          size="md"
          minHeight="9"
          fontWeight="400"
          checked={chosen.includes(value)}
          onTick={() => onChange(toggled(chosen, value))}
        >
          {value}
        </Tick>
      ))}
      {note && (
        <Text textStyle="note" color="fg.muted">
          {note}
        </Text>
      )}
    </Stack>
  </Group>
);

const Toggles = <T extends string>({ label, all, chosen, onChange }: SomeProps<T>) => (
  <Group label={label}>
    <HStack wrap="wrap" gap="2">
      {all.map((value) => (
        <Button
          key={value}
          size="sm"
          borderRadius="full"
          variant={chosen.includes(value) ? 'solid' : 'outline'}
          aria-pressed={chosen.includes(value)}
          onClick={() => onChange(toggled(chosen, value))}
        >
          {value}
        </Button>
      ))}
    </HStack>
  </Group>
);

interface SliderProps {
  label: string;
  text: string;
  steps: { least: number; most: number; step: number };
  value: number;
  onChange: (value: number) => void;
  /** Removes the filter. Absent while the filter is off. */
  onAny?: (() => void) | undefined;
}

/** The browser's own slider: it works with fingers, keys and screen readers. */
function Slider({ label, text, steps, value, onChange, onAny }: SliderProps) {
  const id = useId();
  return (
    <Box>
      <HStack justify="space-between">
        <Text asChild textStyle="label">
          <label htmlFor={id}>{label}</label>
        </Text>
        <HStack gap="1" minHeight="8">
          <Text textStyle="note" color="fg.muted">
            {text}
          </Text>
          {onAny && (
            <Button size="xs" variant="ghost" minHeight="8" aria-label={`Any ${label.toLowerCase()}`} onClick={onAny}>
              Any
            </Button>
          )}
        </HStack>
      </HStack>
      <chakra.input
        id={id}
        type="range"
        width="full"
        height="9"
        accentColor="colorPalette.solid"
        min={steps.least}
        max={steps.most}
        step={steps.step}
        value={value}
        aria-valuetext={text}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
    </Box>
  );
}

interface OneProps<T extends string> {
  label: string;
  all: readonly T[];
  names?: Record<T, string>;
  value: T | null;
  onChange: (value: T | null) => void;
}

function One<T extends string>({ label, all, names, value, onChange }: OneProps<T>) {
  const id = useId();
  return (
    <Box>
      <Text asChild textStyle="label">
        <label htmlFor={id}>{label}</label>
      </Text>
      <NativeSelect
        size="md"
        frame={{ mt: '1.5' }}
        id={id}
        value={value ?? 'any'}
        onChange={({ currentTarget }) => onChange(all.find((each) => each === currentTarget.value) ?? null)}
      >
        <option value="any">Any</option>
        {all.map((each) => (
          <option key={each} value={each}>
            {names?.[each] ?? each}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}

interface FilterPanelProps {
  filter: DirectoryFilter;
  onChange: (filter: DirectoryFilter) => void;
}

/** All filters of the directory. */
export function FilterPanel({ filter, onChange }: FilterPanelProps) {
  const change = (part: Partial<DirectoryFilter>) => onChange({ ...filter, ...part });
  return (
    <Stack gap="5" role="group" aria-label="Filters">
      <Toggles label="States" all={states} chosen={filter.states} onChange={(chosen) => change({ states: chosen })} />
      <One
        label="Availability"
        all={openings}
        names={openingNames}
        value={filter.availability}
        onChange={(availability) => change({ availability })}
      />
      <Boxes
        label="Services"
        all={installerServices}
        chosen={filter.services}
        onChange={(services) => change({ services })}
      />
      <Boxes
        label="Accreditations"
        all={brandCertifications}
        chosen={filter.accreditations}
        note={saaNote}
        onChange={(accreditations) => change({ accreditations })}
      />
      <Slider
        label="Travel range"
        text={filter.travelRange === null ? 'Any' : rangeText(filter.travelRange)}
        steps={travelRanges}
        value={filter.travelRange ?? travelRanges.usual}
        onAny={filter.travelRange === null ? undefined : () => change({ travelRange: null })}
        onChange={(travelRange) => change({ travelRange })}
      />
      <Slider
        label="Minimum rating"
        text={filter.minRating === ratingSteps.least ? 'Any' : ratingText(filter.minRating)}
        steps={ratingSteps}
        value={filter.minRating}
        onChange={(minRating) => change({ minRating })}
      />
      <One label="Crew size" all={crewSizes} value={filter.crewSize} onChange={(crewSize) => change({ crewSize })} />
      <One
        label="Response time"
        all={responseTimes}
        names={responseNames}
        value={filter.responseTime}
        onChange={(responseTime) => change({ responseTime })}
      />
    </Stack>
  );
}
