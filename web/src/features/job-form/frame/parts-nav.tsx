import { chakra, Stack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { formParts } from './form-parts.ts';

/** Returns the id of the form part at the top of the screen. */
function useCurrentPart(): string {
  const [current, setCurrent] = useState<string>(formParts[0].id);
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) isIntersecting ? seen.add(target.id) : seen.delete(target.id);
        const first = formParts.find(({ id }) => seen.has(id));
        if (first) setCurrent(first.id);
      },
      { rootMargin: '-80px 0px -50% 0px' },
    );
    for (const { id } of formParts) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}

const PartLink = chakra('a', {
  base: {
    display: 'flex',
    gap: '2.5',
    px: '3',
    py: '2',
    borderRadius: 'md',
    textStyle: 'note',
    fontWeight: '600',
    color: 'fg.muted',
    _hover: { bg: 'bg.muted' },
    '&[aria-current]': { bg: 'colorPalette.subtle', color: 'colorPalette.fg' },
  },
});

export function PartsNav() {
  const current = useCurrentPart();
  return (
    <Stack as="nav" aria-label="Sections of the form" gap="1" position="sticky" top="20" hideBelow="lg">
      {formParts.map(({ id, title }, index) => (
        <PartLink key={id} href={`#${id}`} aria-current={id === current ? 'step' : undefined}>
          <span>{index + 1}</span> {title}
        </PartLink>
      ))}
    </Stack>
  );
}
