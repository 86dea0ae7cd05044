import { Box, Button, chakra, Field, HStack } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { mapForPlace, mapForText } from './map-search.ts';
import { PlaceInput } from './place-input.tsx';

/**
 * A search field that opens the map. A picked place opens the map there. The map page looks up typed text. An empty search opens
 * the plain map. On a phone, a search in one line leaves out its visible label. Before the application starts, the browser sends the form to the map page.
 */
export function SearchForMap({ label, isOneLine = false }: { label: string; isOneLine?: boolean }) {
  const navigate = useNavigate();
  const [place, setPlace] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    void navigate(mapForText(place));
  };
  return (
    <chakra.form action={paths.map} onSubmit={search} noValidate>
      <HStack align="end" gap="3" wrap={isOneLine ? 'nowrap' : { base: 'wrap', sm: 'nowrap' }}>
        <Box flex="1" minWidth={isOneLine ? '0' : { base: '100%', sm: '0' }}>
          <Field.Root>
            <Field.Label srOnly={isOneLine ? { base: true, sm: false } : false}>{label}</Field.Label>
            <PlaceInput
              label={label}
              name="address"
              hasButton
              placeholder="Suburb or postcode"
              value={place}
              onChange={setPlace}
              onPick={(picked) => navigate(mapForPlace(picked))}
            />
          </Field.Root>
        </Box>
        <Button
          type="submit"
          size="lg"
          aria-label="Search"
          width={isOneLine ? 'auto' : { base: 'full', sm: 'auto' }}
          {...(isOneLine ? { px: { base: '4', sm: '5' } } : {})}
        >
          <Search size={18} />
          <Box as="span" hideBelow={isOneLine ? 'sm' : undefined}>
            Search
          </Box>
        </Button>
      </HStack>
    </chakra.form>
  );
}
