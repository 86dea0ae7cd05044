import { Badge } from '@chakra-ui/react';
import { CircleCheckBig, CircleMinus, TriangleAlert } from 'lucide-react';
import type { Section } from './health-words.ts';

/** A trouble is more urgent than a state that is not known. */
function standingOf({ troubles, neutral }: Section) {
  if (troubles.length > 0) return { palette: 'orange', icon: TriangleAlert, text: 'Needs a look' };
  return neutral
    ? { palette: 'gray', icon: CircleMinus, text: neutral }
    : { palette: 'green', icon: CircleCheckBig, text: 'Fine' };
}

/** A word and an icon, so that the meaning does not depend on the colour. */
export const Standing = ({ of }: { of: Section }) => {
  const { palette, icon: Icon, text } = standingOf(of);
  return (
    <Badge colorPalette={palette} variant="subtle" size="md">
      <Icon size={14} aria-hidden />
      {text}
    </Badge>
  );
};
