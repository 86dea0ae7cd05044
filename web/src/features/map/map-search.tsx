import { chakra, IconButton } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { SuburbField } from '../../components/place/suburb-field.tsx';

interface MapSearchProps {
  /** The place that the map shows, if it has a name. */
  place: string;
  onPick: (place: { lat: number; lng: number; label: string }) => void;
  onFind: (typed: string) => void;
}

const label = 'Search for a place';

/** The search for a place, above the list. Use the place as the `key`, because the input otherwise keeps the earlier text. */
export function MapSearch({ place, onPick, onFind }: MapSearchProps) {
  const [typed, setTyped] = useState(place);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFind(typed);
  };
  return (
    <chakra.form role="search" onSubmit={submit} noValidate display="flex" gap="2" flex="1" minWidth="0">
      <SuburbField label={label} value={typed} onChange={setTyped} onPick={onPick} />
      <IconButton type="submit" size="lg" aria-label="Search">
        <Search size={18} aria-hidden />
      </IconButton>
    </chakra.form>
  );
}
