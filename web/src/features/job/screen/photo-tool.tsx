import { IconButton, type IconButtonProps } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';

interface PhotoToolProps extends Pick<IconButtonProps, 'variant'> {
  label: string;
  icon: LucideIcon;
  /** Whether the action can go no further, such as at the largest zoom. The button is then disabled but keeps the focus. */
  isAtEnd?: boolean;
  onClick: () => void;
}

/** A button with an action for a photo. */
export const PhotoTool = ({ label, icon: Icon, variant, isAtEnd = false, onClick }: PhotoToolProps) => (
  <IconButton
    variant={variant}
    size="lg"
    minWidth="12"
    minHeight="12"
    aria-label={label}
    aria-disabled={isAtEnd}
    opacity={isAtEnd ? 0.45 : 1}
    onClick={() => !isAtEnd && onClick()}
  >
    <Icon size={20} />
  </IconButton>
);
