import { Center, Spinner } from '@chakra-ui/react';
import type { MapProps } from './map-frame.tsx';

export const MapWaiting = ({ height }: Pick<MapProps, 'height'>) => (
  <Center height={height} bg="bg.muted" borderRadius="md" role="status" aria-label="Loading the map">
    <Spinner color="colorPalette.solid" />
  </Center>
);
