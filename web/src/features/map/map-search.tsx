import { Box, chakra, Field, IconButton, VisuallyHidden } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { PlaceInput } from '../../components/place/place-input.tsx';

interface MapSearchProps {
  /** The place that the map looks at, if it has a name. */
  place: string;
  onPick: (place: { lat: number; lng: number; label: string }) => void;
  onFind: (typed: string) => void;
}

const label = 'Search for a place';

/** The search for a place above the list. Mount it anew when the place changes. */
export function MapSearch({ place, onPick, onFind }: MapSearchProps) {
  const [typed, setTyped] = useState(place);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFind(typed);
  };
  return (
    <chakra.form role="search" onSubmit={submit} noValidate display="flex" gap="2" flex="1" minWidth="0">
      <Box flex="1" minWidth="0">
        <Field.Root>
          <VisuallyHidden asChild>
            <Field.Label>{label}</Field.Label>
          </VisuallyHidden>
          <PlaceInput
            label={label}
            hasButton
            placeholder="Suburb or postcode"
            value={typed}
            onChange={setTyped}
            onPick={onPick}
          />
        </Field.Root>
      </Box>
      <IconButton type="submit" size="lg" aria-label="Search">
        <Search size={18} aria-hidden />
      </IconButton>
    </chakra.form>
  );
}
