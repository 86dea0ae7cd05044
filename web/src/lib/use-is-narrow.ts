import { useMediaQuery } from '@chakra-ui/react';

/** Below this width there is one column, as on a phone or an upright tablet. */
export function useIsNarrow(): boolean {
  const [isNarrow = false] = useMediaQuery(['(max-width: 1023.98px)'], { ssr: false });
  return isNarrow;
}
