import { Button, HStack, IconButton, Stack, Text } from '@chakra-ui/react';
import { ArrowLeft, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Role } from '#shared/domain/jobs/job.ts';
import { paths } from '#shared/pages.ts';
import { countFilters, Filters } from './filters.tsx';
import type { MapFilters } from './map-address.ts';
import { MapSearch } from './map-search.tsx';

interface MapToolsProps {
  /** Null for a visitor, and for an account without a profile. */
  role: Role | null;
  place: string;
  notFound: string | null;
  filters: MapFilters;
  onPick: (place: { lat: number; lng: number; label: string }) => void;
  onFind: (typed: string) => void;
  onFilter: (filters: MapFilters) => void;
}

/** The link back, the search for a place and the filters. */
export function MapTools({ role, place, notFound, filters, onPick, onFind, onFilter }: MapToolsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(filters);
  // By the specification, retailers go back to the directory, and all others to the dashboard, which asks visitors to sign in.
  const [back, to] = role === 'retailer' ? [paths.directory, 'the directory'] : [paths.dashboard, 'the dashboard'];
  return (
    <Stack gap="2" p={{ base: '2', lg: '4' }} bg="bg.panel" borderBottomWidth="1px" position="relative" zIndex="2">
      <HStack gap={{ base: '1', lg: '2' }}>
        <IconButton asChild variant="ghost" size="lg" minWidth="11" px="0" aria-label={`Back to ${to}`}>
          <Link to={back}>
            <ArrowLeft size={20} aria-hidden />
          </Link>
        </IconButton>
        <MapSearch key={place} place={place} onPick={onPick} onFind={onFind} />
        <Button
          size="lg"
          px="3"
          variant={count > 0 ? 'subtle' : 'outline'}
          aria-label={count > 0 ? `Filters, ${count} on` : 'Filters'}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal size={18} aria-hidden />
          {count > 0 && count}
        </Button>
      </HStack>
      {notFound && (
        <Text role="status" textStyle="note" color="fg.muted" px="1">
          We couldn't find "{notFound}".
        </Text>
      )}
      {isOpen && <Filters id={id} role={role} filters={filters} onChange={onFilter} />}
    </Stack>
  );
}
