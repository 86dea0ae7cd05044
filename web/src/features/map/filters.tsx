import { Button, Fieldset, HStack, Stack } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Role } from '#shared/domain/jobs/job.ts';
import type { MapAvailability, MapRating, MapSpecialty } from '#shared/domain/places/map-chips.ts';
import { type MapFilters, noFilters } from './map-address.ts';

const availabilities: Record<MapAvailability, string> = {
  now: 'Available Now',
  week: 'This Week',
  month: 'This Month',
};
const specialties: Record<MapSpecialty, string> = {
  residential: 'Residential',
  commercial: 'Commercial',
  battery: 'Battery Storage',
};
const ratings: readonly (readonly [MapRating, string])[] = [
  [4.5, '4.5+'],
  [4, '4.0+'],
];

/** The specialties that each role can filter by, because its results contain them. Jobs have no availability and no rating. */
const specialtiesFor: Record<Role, readonly MapSpecialty[]> = {
  installer: ['battery'],
  retailer: ['residential', 'commercial', 'battery'],
};

/** Returns the filters that have an effect for this role. Visitors see jobs, as installers do. */
export const filtersFor = (
  role: Role | null,
  { availability, rating, specialties: wanted }: MapFilters,
): MapFilters => ({
  availability: role === 'retailer' ? availability : null,
  rating: role === 'retailer' ? rating : null,
  specialties: specialtiesFor[role ?? 'installer'].filter((name) => wanted.includes(name)),
});

export const countFilters = ({ availability, rating, specialties: wanted }: MapFilters): number =>
  (availability ? 1 : 0) + (rating ? 1 : 0) + wanted.length;

interface ChipProps {
  isOn: boolean;
  onPress: () => void;
  children: string;
}

const Chip = ({ isOn, onPress, children }: ChipProps) => (
  <Button
    size="sm"
    borderRadius="full"
    variant={isOn ? 'solid' : 'outline'}
    bg={isOn ? undefined : 'bg.panel'}
    aria-pressed={isOn}
    onClick={onPress}
  >
    {isOn && <Check size={14} aria-hidden />}
    {children}
  </Button>
);

const Group = ({ label, children }: { label: string; children: ReactNode }) => (
  <Fieldset.Root>
    <Fieldset.Legend textStyle="label" color="fg.muted" mb="1.5">
      {label}
    </Fieldset.Legend>
    <HStack wrap="wrap" gap="2">
      {children}
    </HStack>
  </Fieldset.Root>
);

interface FiltersProps {
  id: string;
  role: Role | null;
  filters: MapFilters;
  onChange: (filters: MapFilters) => void;
}

/** The chips above the list. Each active one narrows the list. */
export function Filters({ id, role, filters, onChange }: FiltersProps) {
  const change = (part: Partial<MapFilters>) => onChange({ ...filters, ...part });
  const has = (name: MapSpecialty): boolean => filters.specialties.includes(name);
  const toggle = (name: MapSpecialty) =>
    change({
      specialties: has(name) ? filters.specialties.filter((each) => each !== name) : [...filters.specialties, name],
    });
  return (
    <Stack id={id} role="group" aria-label="Filters" gap="3" pt="1">
      {role === 'retailer' && (
        <Group label="Availability">
          {Object.entries(availabilities).map(([name, label]) => (
            <Chip
              key={name}
              isOn={filters.availability === name}
              onPress={() => change({ availability: filters.availability === name ? null : (name as MapAvailability) })}
            >
              {label}
            </Chip>
          ))}
        </Group>
      )}
      <Group label="Specialties">
        {specialtiesFor[role ?? 'installer'].map((name) => (
          <Chip key={name} isOn={has(name)} onPress={() => toggle(name)}>
            {specialties[name]}
          </Chip>
        ))}
      </Group>
      {role === 'retailer' && (
        <Group label="Rating">
          {ratings.map(([least, label]) => (
            <Chip
              key={least}
              isOn={filters.rating === least}
              onPress={() => change({ rating: filters.rating === least ? null : least })}
            >
              {label}
            </Chip>
          ))}
        </Group>
      )}
      {countFilters(filters) > 0 && (
        <Button size="sm" variant="plain" alignSelf="start" px="0" onClick={() => onChange(noFilters)}>
          Reset
        </Button>
      )}
    </Stack>
  );
}
