import { Box, Card, chakra, Heading, HStack } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useIsNarrow } from '#web/src/lib/use-is-narrow.ts';
import { type CardName, cardTitle } from './cards.ts';
import { useJobScreen } from './job-screen.tsx';
import { useIsInPanel } from './panel.tsx';

interface SectionProps {
  card: CardName;
  /** Shown at the end of the heading line. */
  aside?: ReactNode;
  /** Whether the section starts open on a phone. On a desktop, every section is open. */
  startsOpen?: boolean;
  id?: string;
  children: ReactNode;
}

interface NarrowHeadingProps extends Pick<SectionProps, 'aside'> {
  title: string;
  isOpen: boolean;
  'aria-controls': string;
  onClick: () => void;
}

const Toggle = chakra('button', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    width: 'full',
    minHeight: '14',
    px: '4',
    py: '3',
    gap: '3',
    textAlign: 'start',
    borderRadius: 'lg',
    cursor: 'pointer',
  },
});

/** The heading of a section on a phone, which is a button that opens the section. `aside` is at the end of its line. */
const NarrowHeading = ({ title, aside, isOpen, ...toggle }: NarrowHeadingProps) => (
  <Heading as="h2" textStyle="section">
    <Toggle type="button" aria-expanded={isOpen} {...toggle}>
      {title}
      <HStack gap="3" flexShrink="0">
        {aside}
        <Box as="span" transition="transform 0.15s" transform={isOpen ? 'rotate(180deg)' : undefined}>
          <ChevronDown size={20} aria-hidden />
        </Box>
      </HStack>
    </Toggle>
  </Heading>
);

/**
 * Hides a closed section with `hidden="until-found"`, so that the browser's search in the page still finds its text, and then
 * opens it. The hook sets the attribute itself, because React only knows `hidden` as a boolean. A browser without "until-found"
 * hides the section completely.
 */
function useHiddenUntilFound(isHidden: boolean, onFound: () => void) {
  const part = useRef<HTMLDivElement>(null);
  const found = useRef(onFound);
  found.current = onFound;
  useLayoutEffect(() => {
    if (isHidden) part.current?.setAttribute('hidden', 'until-found');
    else part.current?.removeAttribute('hidden');
  }, [isHidden]);
  useEffect(() => {
    const element = part.current;
    const open = () => found.current();
    element?.addEventListener('beforematch', open);
    return () => element?.removeEventListener('beforematch', open);
  }, []);
  return part;
}

/** On a desktop, the panel has the frame and the padding, so the sections in it have none. */
const inPanel = {
  root: { lg: { borderWidth: '0', borderRadius: '0', bg: 'transparent', minWidth: '0' } },
  head: { lg: { p: '0' } },
  body: { lg: { p: '0', pt: '2' } },
} as const;

/**
 * A part of the job: a card on a desktop, collapsible on a phone. Both use the same element for the content, so that typed
 * text and running uploads survive when a person turns a tablet.
 */
export function Section({ card, aside, startsOpen = false, id, children }: SectionProps) {
  const title = cardTitle(card, useJobScreen());
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? startsOpen;
  const contentId = useId();
  const isNarrow = useIsNarrow();
  const look = useIsInPanel() ? inPanel : { root: {}, head: {}, body: {} };
  const content = useHiddenUntilFound(isNarrow && !isOpen, () => setChosen(true));
  return (
    <Card.Root as="section" aria-label={title} id={id} {...look.root}>
      {isNarrow ? (
        <NarrowHeading
          title={title}
          aside={aside}
          isOpen={isOpen}
          aria-controls={contentId}
          onClick={() => setChosen(!isOpen)}
        />
      ) : (
        <Card.Header pb="0" px="5" pt="4" {...look.head}>
          <HStack justify="space-between" gap="4">
            <Heading as="h2" textStyle="section">
              {title}
            </Heading>
            {aside}
          </HStack>
        </Card.Header>
      )}
      {/* Sets no `display`, which would override `hidden`. */}
      <div id={contentId} ref={content}>
        <Card.Body {...(isNarrow ? { px: '4', pb: '4', pt: '1' } : { px: '5', pb: '5', pt: '3' })} {...look.body}>
          {children}
        </Card.Body>
      </div>
    </Card.Root>
  );
}
