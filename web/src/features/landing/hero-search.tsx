import { Box, Button, chakra, Field, HStack } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { createSearchParams, useNavigate } from 'react-router-dom';
import { PlaceInput } from '../../components/place/place-input.tsx';
import { paths } from '../../config/paths.ts';
import '../../theme/recipes/field.ts';

const mapAt = (search: Record<string, string>): string => `${paths.map}?${createSearchParams(search)}`;
const label = 'Where do you want to work?';

/** A picked place opens the map there. Typed text is looked up on the map page. An empty search opens the map unchanged. */
export function HeroSearch() {
  const navigate = useNavigate();
  const [place, setPlace] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    const text = place.trim();
    void navigate(text === '' || text === 'default' ? paths.map : mapAt({ search: text }));
  };
  return (
    <chakra.form onSubmit={search} noValidate maxWidth="36rem" bg="bg.panel" color="fg" borderRadius="lg" p="4">
      <HStack align="end" gap="3" wrap={{ base: 'wrap', sm: 'nowrap' }}>
        <Box flex="1" minWidth={{ base: '100%', sm: '0' }}>
          <Field.Root>
            <Field.Label>{label}</Field.Label>
            <PlaceInput
              label={label}
              hasButton
              placeholder="Suburb or postcode"
              value={place}
              onChange={setPlace}
              onPick={({ lat, lng, label: address }) =>
                navigate(mapAt({ lat: String(lat), lng: String(lng), address }))
              }
            />
          </Field.Root>
        </Box>
        <Button type="submit" size="lg" width={{ base: 'full', sm: 'auto' }}>
          <Search size={18} /> Search
        </Button>
      </HStack>
    </chakra.form>
  );
}
