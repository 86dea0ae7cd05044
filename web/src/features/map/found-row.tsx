import { Box, Button, HStack, LinkBox, Text } from '@chakra-ui/react';
import { ZoomIn } from 'lucide-react';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { type Found, kmFrom } from './found.ts';
import { InstallerOnMap, JobOnMap } from './found-cards.tsx';
import type { Place } from './use-map-address.ts';

interface RowProps {
  found: Found;
  isRaised: boolean;
  /** The searched place. Pass the same object each time, because a new one renders every row again. */
  from: Place | null;
  /** The nearest town, for a group of items. Empty for a single item. */
  near: string;
  /** Pass the same function each time, for the same reason as with `from`. */
  onPointed: (id: string | null) => void;
  /** Pass the same function each time, for the same reason as with `from`. */
  onOpened: (found: Found) => void;
}

function Row({ found, from, isRaised, near, onPointed, onOpened }: RowProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isRaised) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isRaised]);
  const pointing = {
    onPointerEnter: () => onPointed(found.id),
    onPointerLeave: () => onPointed(null),
    onFocus: () => onPointed(found.id),
    onBlur: () => onPointed(null),
  };
  const box = (content: ReactNode) => (
    <LinkBox
      as="li"
      ref={row as never}
      {...pointing}
      data-raised={isRaised || undefined}
      px="4"
      py="3"
      borderBottomWidth="1px"
      boxShadow={isRaised ? 'inset 4px 0 {colors.sun.solid}' : undefined}
      bg={isRaised ? 'bg.muted' : undefined}
      _hover={{ bg: 'bg.muted' }}
    >
      {content}
    </LinkBox>
  );
  if (found.kind === 'cluster')
    return box(
      <HStack justify="space-between">
        <Box>
          <Text fontWeight="650">{found.title}</Text>
          {near && (
            <Text textStyle="note" color="fg.muted">
              near {near}
            </Text>
          )}
        </Box>
        <Button
          size="sm"
          variant="outline"
          aria-label={`Zoom in on ${found.title}${near && ` near ${near}`}`}
          onClick={() => onOpened(found)}
        >
          <ZoomIn size={16} aria-hidden /> Zoom in
        </Button>
      </HStack>,
    );
  const km = found.kind === 'job' ? kmFrom(from, found.job) : null;
  return box(
    found.kind === 'job' ? (
      <JobOnMap job={found.job} precision={found.precision} away={from && km ? { km, from: from.label } : null} />
    ) : (
      <InstallerOnMap installer={found.installer} precision={found.precision} />
    ),
  );
}

/**
 * A row of the list beside the map. Pointing at the row or focusing it highlights its mark on the map, and pointing at the mark
 * highlights the row.
 */
export const FoundRow = memo(Row);
