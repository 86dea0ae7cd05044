import { Button, type ButtonProps } from '@chakra-ui/react';
import { SlidersHorizontal } from 'lucide-react';

interface FilterButtonProps extends Pick<ButtonProps, 'px'> {
  label?: string;
  /** How many filters are set. */
  count: number;
  isOpen: boolean;
  /** The id of the panel that the button opens. */
  panel: string;
  onClick: () => void;
}

/** Opens and closes the filters of a list. */
export const FilterButton = ({ label = 'Filter', count, isOpen, panel, ...button }: FilterButtonProps) => (
  <Button variant="outline" size="lg" aria-expanded={isOpen} aria-controls={isOpen ? panel : undefined} {...button}>
    <SlidersHorizontal size={18} aria-hidden /> {count > 0 ? `${label} (${count})` : label}
  </Button>
);
