import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { counted } from '../../lib/format.ts';

/** The installers further away, which the list shows only after a press. */
export interface Folded {
  ids: ReadonlySet<string>;
  /** Whether the list has more pages, so that the number is not known yet. */
  hasMore: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

interface FurtherAwayProps {
  of: Folded;
  children: ReactNode;
}

/** The row that shows and hides the installers further away. Its children are their rows. */
export const FurtherAway = ({ of: { ids, hasMore, isOpen, onToggle }, children }: FurtherAwayProps) => (
  <div>
    <HStack justify="space-between" gap="3" pb={isOpen ? '1' : '0'}>
      <Text textStyle="label">
        {hasMore ? 'Installers further away' : `${counted(ids.size, 'installer', 'installers')} further away`}
      </Text>
      <Button
        size="sm"
        variant="outline"
        minHeight={{ base: '12', md: '9' }}
        aria-expanded={isOpen}
        aria-label={`${isOpen ? 'Hide' : 'Show'} installers further away`}
        onClick={onToggle}
      >
        {isOpen ? 'Hide' : 'Show'}
      </Button>
    </HStack>
    {isOpen && <Stack gap="0">{children}</Stack>}
  </div>
);
