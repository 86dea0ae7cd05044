import { Badge } from '@chakra-ui/react';
import { happened } from '../../lib/dates.ts';

/**
 * The badge of an installer whose SAA number an administrator has checked. The tick is a character, because an icon would add a
 * script to every page.
 */
export const VerifiedBadge = ({ at, size = 'sm' }: { at: string | null; size?: 'sm' | 'lg' }) =>
  at === null ? null : (
    <Badge colorPalette="green" size={size} title={`We checked the SAA number on ${happened(at)}.`}>
      <span aria-hidden>✓</span> Verified
    </Badge>
  );
