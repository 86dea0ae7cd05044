import { Badge, Box } from '@chakra-ui/react';
import { happened } from '../../lib/dates.ts';

/** On a phone, only screen readers read the word. */
const readOutOnPhone = { srOnly: { base: true, sm: false } } as const;

interface VerifiedBadgeProps {
  at: string | null;
  size?: 'sm' | 'lg';
  /** Whether a phone shows the tick alone, which leaves the line to the name. */
  isShortOnPhone?: boolean;
}

/**
 * The badge of an installer whose SAA number an administrator has checked. The tick is a character, because an icon would add a
 * script to every page.
 */
export const VerifiedBadge = ({ at, size = 'sm', isShortOnPhone = false }: VerifiedBadgeProps) =>
  at === null ? null : (
    <Badge colorPalette="green" size={size} flexShrink="0" title={`We checked the SAA number on ${happened(at)}.`}>
      <span aria-hidden>✓</span>{' '}
      <Box as="span" {...(isShortOnPhone && readOutOnPhone)}>
        Verified
      </Box>
    </Badge>
  );
