import { IconButton, type IconButtonProps } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';

interface PhotoToolProps extends Pick<IconButtonProps, 'variant'> {
  label: string;
  icon: LucideIcon;
  /** It keeps the focus when there is nothing left to do. */
  isAtEnd?: boolean;
  onClick: () => void;
}

/** A button that does something with a photo. */
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
