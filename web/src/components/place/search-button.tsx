import { Button } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/server/api.ts';
import { completed, type PickedPlace } from './use-suggestions.ts';

interface SearchButtonProps {
  kind: 'location' | 'address';
  typed: string;
  onFound: (found: { text: string; place: PickedPlace }) => void;
}

/** Looks up the typed text in the gazetteer, when suggestions have failed. */
export function SearchButton({ kind, typed, onFound }: SearchButtonProps) {
  const [isSearching, setSearching] = useState(false);
  const search = async () => {
    setSearching(true);
    try {
      const { place } = await api.call('geocodePlace', { query: { q: typed.trim() } });
      if (place) onFound(completed(kind, typed, place));
    } catch {
      // If the lookup fails, the typed text stays. The server looks it up again when the form is saved.
    } finally {
      setSearching(false);
    }
  };
  return (
    <Button type="button" size="lg" variant="outline" loading={isSearching} onClick={() => void search()}>
      <Search size={18} aria-hidden /> Search
    </Button>
  );
}
