import { chakra, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Block = chakra('blockquote', {
  base: {
    borderInlineStartWidth: '3px',
    borderColor: 'border.emphasized',
    ps: '3',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

interface QuoteProps {
  from: ReactNode;
  text: string;
  /** The number of lines after which the text is cut off. */
  lines?: number;
}

/** The text of one person, as they typed it, with their name. */
export const Quote = ({ from, text, lines }: QuoteProps) => (
  <chakra.figure>
    <Text as="figcaption" textStyle="note" color="fg.muted">
      {from}
    </Text>
    <Block {...(lines ? { lineClamp: lines } : {})}>{text}</Block>
  </chakra.figure>
);
