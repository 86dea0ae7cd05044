import { Box, HStack, IconButton, type SystemStyleObject } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

export const sheetHeights = ['low', 'half', 'tall'] as const;
export type SheetHeight = (typeof sheetHeights)[number];

/** How much of the page the sheet covers on a phone. */
const covers: Record<SheetHeight, SystemStyleObject['height']> = { low: '3.75rem', half: '52%', tall: '100%' };
/** Where the map ends: at the edge of the sheet, so that every counted mark is visible. */
export const mapEnds: Record<SheetHeight, SystemStyleObject['bottom']> = { low: '3.75rem', half: '52%', tall: '52%' };

interface StepProps {
  label: string;
  icon: typeof ChevronUp;
  /** Undefined at the last step, where the button is disabled but keeps the focus. */
  onStep: (() => void) | undefined;
}

const Step = ({ label, icon: Icon, onStep }: StepProps) => (
  <IconButton
    size="md"
    variant="ghost"
    aria-label={label}
    aria-disabled={!onStep}
    opacity={onStep ? undefined : '0.4'}
    onClick={onStep}
  >
    <Icon size={20} aria-hidden />
  </IconButton>
);

interface SheetProps {
  ref?: Ref<HTMLElement>;
  height: SheetHeight;
  onHeight: (height: SheetHeight) => void;
  /** The content of the sheet's first line, which is always visible. */
  head: ReactNode;
  children: ReactNode;
}

/** The list: beside the map on a wide window, and a sheet over it on a narrow one. */
export function Sheet({ ref, height, onHeight, head, children }: SheetProps) {
  const at = sheetHeights.indexOf(height);
  const by = (steps: number) => {
    const next = sheetHeights[at + steps];
    return next && (() => onHeight(next));
  };
  return (
    <Box
      as="section"
      ref={ref as never}
      aria-label="List"
      tabIndex={-1}
      _focusVisible={{ outline: '2px solid', outlineColor: 'colorPalette.focusRing', outlineOffset: '-2px' }}
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
      borderEndWidth={{ lg: '1px' }}
    >
      <HStack justify="space-between" ps="4" pe="2" minHeight="3.75rem" borderBottomWidth="1px">
        {head}
        <HStack gap="0" hideFrom="lg">
          <Step label="Show less of the list" icon={ChevronDown} onStep={by(-1)} />
          <Step label="Show more of the list" icon={ChevronUp} onStep={by(1)} />
        </HStack>
      </HStack>
      <Box
        flex="1"
        minHeight="0"
        overflowY="auto"
        overscrollBehavior="contain"
        // A low sheet hides its list, so the keyboard has to skip the list.
        visibility={{ base: height === 'low' ? 'hidden' : 'visible', lg: 'visible' }}
      >
        {children}
      </Box>
    </Box>
  );
}
