import { Alert, Button, Stack } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';

interface MapErrorProps {
  message: string;
  onRetry: () => void;
  isRetrying?: boolean;
  /** Set if the map fills its container. The error and the map then fill the container together. */
  height?: 'full' | undefined;
  /** The embedded map, which needs no map service. */
  children?: ReactNode;
}

/** Says that the map service failed, and shows the embedded map below. */
export const MapError = ({ message, onRetry, isRetrying = false, height, children }: MapErrorProps) => (
  <Stack gap="3" height={height}>
    <Alert.Root status="error" role="alert" borderRadius="md" alignItems="center">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>Map Error</Alert.Title>
        <Alert.Description>{message}</Alert.Description>
      </Alert.Content>
      <Button size="sm" variant="outline" loading={isRetrying} onClick={onRetry}>
        <RefreshCw size={16} aria-hidden /> Retry
      </Button>
    </Alert.Root>
    {children}
  </Stack>
);
