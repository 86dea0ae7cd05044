import { Box, Button, chakra, HStack } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { FormProvider, useForm } from 'react-hook-form';
import { createSearchParams, useNavigate } from 'react-router-dom';
import { PlaceSearch } from '../../components/place-search.tsx';
import { paths } from '../../config/paths.ts';

interface Values {
  place: string;
}

const mapAt = (search: Record<string, string>): string => `${paths.map}?${createSearchParams(search)}`;

/** A picked place leads to the map there; a typed text is looked up on arrival; nothing leads to the map as it is. */
export function HeroSearch() {
  const navigate = useNavigate();
  const form = useForm<Values>({ defaultValues: { place: '' } });
  const search = form.handleSubmit(({ place }) => {
    const text = place.trim();
    return navigate(text === '' || text === 'default' ? paths.map : mapAt({ search: text }));
  });
  return (
    <FormProvider {...form}>
      <chakra.form onSubmit={search} noValidate maxWidth="36rem" bg="bg.panel" color="fg" borderRadius="lg" p="4">
        <HStack align="end" gap="3" wrap={{ base: 'wrap', sm: 'nowrap' }}>
          <Box flex="1" minWidth={{ base: '100%', sm: '0' }}>
            <PlaceSearch<Values>
              name="place"
              label="Where do you want to work?"
              placeholder="Suburb or postcode"
              onPick={({ lat, lng, label }) => navigate(mapAt({ lat: String(lat), lng: String(lng), address: label }))}
            />
          </Box>
          <Button type="submit" size="lg" width={{ base: 'full', sm: 'auto' }}>
            <Search size={18} /> Search
          </Button>
        </HStack>
      </chakra.form>
    </FormProvider>
  );
}
