import { Box, HStack, IconButton, type SystemStyleObject } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';

export const sheetHeights = ['low', 'half', 'tall'] as const;
export type SheetHeight = (typeof sheetHeights)[number];

/** How much of the page the sheet covers on a phone. */
const covers: Record<SheetHeight, SystemStyleObject['height']> = { low: '3.75rem', half: '52%', tall: '100%' };
/** The map ends where the sheet begins, so that everything that is counted can be seen. */
export const mapEnds: Record<SheetHeight, SystemStyleObject['bottom']> = { low: '3.75rem', half: '52%', tall: '52%' };

interface SheetProps {
  height: SheetHeight;
  onHeight: (height: SheetHeight) => void;
  /** What stands in the sheet's first line, which is always there. */
  head: ReactNode;
  children: ReactNode;
}

/** The list: beside the map on a wide window, and a sheet over it on a narrow one. */
export function Sheet({ height, onHeight, head, children }: SheetProps) {
  const at = sheetHeights.indexOf(height);
  const Step = ({ by, label, icon: Icon }: { by: 1 | -1; label: string; icon: typeof ChevronUp }) => {
    const next = sheetHeights[at + by];
    return (
      <IconButton
        size="md"
        variant="ghost"
        aria-label={label}
        // It keeps the focus at the last step.
        aria-disabled={next === undefined}
        opacity={next === undefined ? '0.4' : undefined}
        onClick={() => next && onHeight(next)}
      >
        <Icon size={20} aria-hidden />
      </IconButton>
    );
  };
  return (
    <Box
      as="section"
      aria-label="List"
      data-height={height}
      display="flex"
      flexDirection="column"
      minHeight="0"
      bg="bg.panel"
      position={{ base: 'absolute', lg: 'static' }}
      insetX="0"
      bottom="0"
      height={{ base: covers[height], lg: 'auto' }}
      flex={{ lg: '1' }}
      zIndex="1"
      borderTopRadius={{ base: 'xl', lg: 'none' }}
      boxShadow={{ base: '0 -4px 16px rgb(0 0 0 / 0.18)', lg: 'none' }}
    >
      <HStack justify="space-between" ps="4" pe="2" minHeight="3.75rem" borderBottomWidth="1px">
        {head}
        <HStack gap="0" hideFrom="lg">
          <Step by={-1} label="Show less of the list" icon={ChevronDown} />
          <Step by={1} label="Show more of the list" icon={ChevronUp} />
        </HStack>
      </HStack>
      <Box flex="1" minHeight="0" overflowY="auto" overscrollBehavior="contain">
        {children}
      </Box>
    </Box>
  );
}
