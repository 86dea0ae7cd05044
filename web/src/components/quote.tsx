import { chakra, Text } from '@chakra-ui/react';

const Block = chakra('blockquote', {
  base: {
    borderInlineStartWidth: '3px',
    borderColor: 'border.emphasized',
    ps: '3',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

/** The text of one person, as they typed it, with their name. */
export const Quote = ({ from, text }: { from: string; text: string }) => (
  <chakra.figure>
    <Text as="figcaption" textStyle="note" color="fg.muted">
      {from}
    </Text>
    <Block>{text}</Block>
  </chakra.figure>
);
