import { HStack, Text } from '@chakra-ui/react';
import { Map as MapIcon } from 'lucide-react';

/** A placeholder for the map that says what to use until then. */
export const MapSoon = ({ children }: { children: string }) => (
  <HStack gap="2.5" align="start" px="4" py="3" borderRadius="md" bg="bg.muted" color="fg.muted">
    <MapIcon size={18} aria-hidden />
    <Text textStyle="note">The map is coming soon. {children}</Text>
  </HStack>
);
