import { Box } from '@chakra-ui/react';
import { useRead } from '../../lib/server/queries.ts';
import { land } from './land.ts';
import { pollMilliseconds, spots } from './live/live.ts';
import { livePlace } from './live/live-place.ts';

/** A round end draws a dot where a line is too short to be one. */
const dotted = { fill: 'none', strokeLinecap: 'round', strokeDasharray: '.01 .99' } as const;

/** Australia as dots. Those with work glow, and so do those with a crew. The figures beside it say the same in words. */
export function LiveMap() {
  const { data } = useRead('getLandingDots', undefined, { refetchInterval: pollMilliseconds });
  return (
    <Box
      position="absolute"
      right="-6"
      top="8"
      bottom="8"
      aspectRatio="30/28"
      hideBelow="lg"
      aria-hidden
      {...livePlace('getLandingDots')}
    >
      <svg viewBox="0 1 30 28" width="100%" height="100%" role="presentation">
        <path d={land.replaceAll(/h(\d+)/g, 'h$1.01')} stroke="#146f68" strokeWidth=".5" {...dotted} />
        <path data-dots="installers" d={spots(data?.installers)} stroke="#8fd3cb" strokeWidth=".5" {...dotted} />
        <path data-dots="jobs" d={spots(data?.jobs)} stroke="#f9b233" strokeWidth=".62" {...dotted} />
      </svg>
    </Box>
  );
}
