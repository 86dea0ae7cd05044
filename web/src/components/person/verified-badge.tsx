import { Badge } from '@chakra-ui/react';
import { BadgeCheck } from 'lucide-react';
import { happened } from '../../lib/dates.ts';

/** Only for an installer whose SAA number an administrator has checked. */
export const VerifiedBadge = ({ at, size = 'sm' }: { at: string | null; size?: 'sm' | 'lg' }) =>
  at === null ? null : (
    <Badge colorPalette="green" size={size} title={`We checked the SAA number on ${happened(at)}.`}>
      <BadgeCheck size={14} aria-hidden /> Verified
    </Badge>
  );
