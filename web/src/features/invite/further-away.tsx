import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { counted } from '../../lib/format.ts';

/** The installers further away, which the list shows only after a press. */
export interface Folded {
  ids: ReadonlySet<string>;
  /** The suburb of the job, or "The job". It begins the line. */
  place: string;
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
export const FurtherAway = ({ of: { ids, place, hasMore, isOpen, onToggle }, children }: FurtherAwayProps) => (
  <div>
    <HStack justify="space-between" gap="3" pb={isOpen ? '1' : '0'}>
      <Text textStyle="label">
        {`${place} is outside the working radius of ${hasMore ? 'other installers' : counted(ids.size, 'installer', 'installers')}`}
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
