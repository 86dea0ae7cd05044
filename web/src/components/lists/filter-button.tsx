import { Box, Button } from '@chakra-ui/react';
import { SlidersHorizontal } from 'lucide-react';

interface FilterButtonProps {
  label?: string;
  /** How many filters are set. */
  count: number;
  isOpen: boolean;
  /** The id of the panel that the button opens. */
  panel: string;
  onClick: () => void;
  /** Whether a phone shows only the icon and the number of filters. */
  isShort?: boolean;
}

/** Opens and closes the filters of a list. */
export function FilterButton({ label = 'Filter', count, isOpen, panel, onClick, isShort = false }: FilterButtonProps) {
  const text = count > 0 ? `${label} (${count})` : label;
  return (
    <Button
      variant="outline"
      size="lg"
      {...(isShort ? { px: { base: '3', md: '5' }, minWidth: '11', 'aria-label': text, title: text } : {})}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panel : undefined}
      onClick={onClick}
    >
      <SlidersHorizontal size={18} aria-hidden />
      {isShort && count > 0 && (
        <Box as="span" hideFrom="md">
          {count}
        </Box>
      )}
      <Box as="span" {...(isShort ? { hideBelow: 'md' } : {})}>
        {text}
      </Box>
    </Button>
  );
}
