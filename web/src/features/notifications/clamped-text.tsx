import { Flex, IconButton, Text } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Tells whether the clamped element hides a part of its text at the present width. */
function useIsCut(element: RefObject<HTMLElement | null>, text: string): boolean {
  const [isCut, setCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text may have another length, so the effect measures again
  useLayoutEffect(() => {
    const measure = () => {
      const { scrollHeight = 0, clientHeight = 0 } = element.current ?? {};
      // An open text hides nothing, and still needs the button that closes it.
      setCut((before) => (element.current?.dataset.open ? before : scrollHeight > clientHeight + 1));
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [element, text]);
  return isCut;
}

/** Two lines of a text, with a button that shows the whole text if it has more. */
export function ClampedText({ text, of }: { text: string; of: string }) {
  const lines = useRef<HTMLParagraphElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isCut = useIsCut(lines, text);
  useEffect(() => {
    if (!isCut) setOpen(false);
  }, [isCut]);
  const Icon = isOpen ? ChevronUp : ChevronDown;
  return (
    <Flex justify={{ base: 'space-between', md: 'flex-start' }} align={isOpen ? 'flex-start' : 'center'} minWidth="0">
      <Text
        ref={lines}
        color="fg.muted"
        overflowWrap="anywhere"
        {...(isOpen ? { 'data-open': true } : { lineClamp: 2 })}
      >
        {text}
      </Text>
      {isCut && (
        <IconButton
          // The button is above the link, which covers the whole row.
          position="relative"
          zIndex="1"
          my="-2"
          me={{ base: '-2', md: '0' }}
          size="lg"
          variant="ghost"
          aria-label={`Whole text: ${of}`}
          title={isOpen ? 'Show less' : 'Show the whole text'}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon size={18} />
        </IconButton>
      )}
    </Flex>
  );
}
