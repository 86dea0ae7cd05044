import { Button, GridItem, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { LocationMap } from '../../components/map/location-map.tsx';
import { useRead } from '../../lib/server/queries.ts';
import { useSettled } from '../../lib/use-settled.ts';
import type { InstallerValues } from './installer-values.ts';

/** Returns the position of the typed location: from the profile, from the picked suggestion, or else from a lookup. */
function usePosition(location: string): { latitude: number | null; longitude: number | null } {
  const { control, formState } = useFormContext<InstallerValues>();
  const [latitude = null, longitude = null] = useWatch({ control, name: ['latitude', 'longitude'] });
  const before = formState.defaultValues;
  const isUntouched = latitude === before?.latitude && longitude === before?.longitude;
  const isOld = isUntouched && location !== before?.location;
  const typed = useSettled(location);
  const { data } = useRead(
    'geocodePlace',
    { query: { q: typed } },
    { enabled: (isOld || latitude === null) && typed !== '' },
  );
  if (!isOld && latitude !== null && longitude !== null)
    return { latitude: Number(latitude), longitude: Number(longitude) };
  const place = typed === '' ? null : data?.place;
  return { latitude: place?.lat ?? null, longitude: place?.lng ?? null };
}

/** Returns the install radius of the form in kilometres, or null if the form has none. */
function useRadius(): number | null {
  const typed = Number(useWatch<InstallerValues, 'installRadius'>({ name: 'installRadius' }));
  return typed >= 1 && typed <= 500 ? Math.round(typed) : null;
}

/** Shows an installer their position on the retailers' map and, on request, how far they travel. */
export function LocationPreview() {
  const { control } = useFormContext<InstallerValues>();
  const location = useWatch({ control, name: 'location' }).trim();
  const position = usePosition(location);
  const radius = useRadius();
  const [isWide, setIsWide] = useState(false);
  return (
    <GridItem colSpan={{ base: 1, md: 2 }}>
      <Stack gap="1.5">
        <HStack justify="space-between" minHeight={{ base: '12', md: '9' }}>
          <Text textStyle="label">Location preview</Text>
          {radius !== null && position.latitude !== null && (
            <Button
              variant="ghost"
              size="sm"
              minHeight={{ base: '12', md: '9' }}
              me={{ base: '-3', md: '0' }}
              onClick={() => setIsWide(!isWide)}
            >
              {isWide ? 'Show the suburb' : `Show the ${radius} km radius`}
            </Button>
          )}
        </HStack>
        <LocationMap
          {...position}
          label="Location preview"
          precision="suburb"
          title={location}
          height="192px"
          radiusMetres={isWide && radius !== null ? radius * 1000 : undefined}
        />
      </Stack>
    </GridItem>
  );
}
