import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/**
 * The frame of our own drawings, for empty states. Each shape names its colour, which follows the theme. Assistive technology
 * skips a drawing, because the text beside it has the same meaning.
 */
const Frame = chakra('svg', {
  base: {
    width: '40',
    height: 'auto',
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '& [data-fill=ground]': { fill: 'bg.muted' },
    '& [data-fill=sun]': { fill: 'sun.solid' },
    '& [data-fill=wall]': { fill: 'sun.subtle' },
    '& [data-fill=panel]': { fill: 'sea.solid' },
    '& [data-fill=soft]': { fill: 'sea.subtle' },
    '& [data-fill=paper]': { fill: 'bg.panel' },
    '& [data-line]': { stroke: 'sea.solid', strokeWidth: '2.5' },
    '& [data-line=light]': { stroke: 'sea.contrast', strokeWidth: '1.5' },
    '& [data-line=sun]': { stroke: 'sun.solid', strokeWidth: '3' },
  },
});

export const Picture = ({ children }: { children: ReactNode }) => (
  <Frame viewBox="0 0 160 112" aria-hidden focusable="false">
    <ellipse cx="80" cy="100" rx="72" ry="9" data-fill="ground" />
    {children}
  </Frame>
);
