import { Box, type BoxProps } from '@chakra-ui/react';
import { useRead } from '../../lib/server/queries.ts';
import { land } from './land.ts';
import { pollMilliseconds, spots } from './live-words.ts';

/** A round end draws a dot if a line is too short to be visible. */
const dotted = { fill: 'none', strokeLinecap: 'round', strokeDasharray: '.01 .99' } as const;

/** Australia as dots. Dots with jobs or installers glow. Screen readers skip the map, because `Stats` says the same in words. */
export function LiveMap(place: BoxProps) {
  const { data } = useRead('getLandingDots', undefined, { refetchInterval: pollMilliseconds });
  return (
    <Box aria-hidden {...place}>
      <svg viewBox="0 1 30 28" width="100%" height="100%" role="presentation">
        <path d={land.replaceAll(/h(\d+)/g, 'h$1.01')} stroke="#146f68" strokeWidth=".5" {...dotted} />
        <path d={spots(data?.installers)} stroke="#8fd3cb" strokeWidth=".5" {...dotted} />
        <path d={spots(data?.jobs)} stroke="#f9b233" strokeWidth=".62" {...dotted} />
      </svg>
    </Box>
  );
}
