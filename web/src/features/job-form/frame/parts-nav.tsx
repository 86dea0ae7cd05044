import { chakra, Stack } from '@chakra-ui/react';
import { useCurrentSection } from '#web/src/lib/use-current-section.ts';
import { formParts } from './form-parts.ts';

const ids = formParts.map(({ id }) => id);

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
  const current = useCurrentSection(ids);
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
