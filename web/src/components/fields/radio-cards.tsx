import { chakra, Stack, Text } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { HiddenInput } from './hidden-input.tsx';

/** A choice between a few cards, which are the browser's radio buttons. */

const Group = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '1.5', isolation: 'isolate' } });

const Card = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    flex: '1',
    position: 'relative',
    gap: '2.5',
    p: '4',
    borderWidth: '1px',
    borderRadius: 'l2',
    bg: 'bg.panel',
    textStyle: 'sm',
    userSelect: 'none',
    cursor: 'pointer',
    '&:has(:checked)': {
      zIndex: '1',
      boxShadow: 'inset 0 0 0 1px var(--shadow-color)',
      boxShadowColor: 'colorPalette.solid',
      borderColor: 'colorPalette.solid',
    },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'colorPalette.focusRing', outlineOffset: '2px' },
    '&:has(:disabled)': { opacity: '0.5', cursor: 'disabled' },
  },
});

const Mark = chakra('span', {
  base: {
    display: 'inline-flex',
    flexShrink: '0',
    boxSize: '5',
    color: 'colorPalette.contrast',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'full',
    'input:checked ~ &': {
      bg: 'colorPalette.solid',
      borderColor: 'colorPalette.solid',
      _before: { content: '""', boxSize: 'full', borderRadius: 'full', bg: 'currentColor', scale: '0.4' },
    },
  },
});

interface RadioCardsProps<V extends string> {
  name: string;
  label: ReactNode;
  value: V;
  /** Screen readers read the title as the name of the card, and the text as its description. */
  options: readonly { value: V; icon?: ReactNode; title: ReactNode; text?: ReactNode }[];
  onChoose: (value: V) => void;
  onBlur: () => void;
  disabled?: boolean;
  /** Marks the chosen card in its corner. */
  hasMark?: boolean;
  card?: ComponentProps<typeof Card>;
  /** Renders the element around all cards. */
  frame: (cards: ReactNode) => ReactNode;
}

export function RadioCards<V extends string>({
  name,
  label,
  value: chosen,
  options,
  onChoose,
  onBlur,
  disabled = false,
  hasMark = false,
  card,
  frame,
}: RadioCardsProps<V>) {
  const id = useId();
  return (
    <Group role="radiogroup" aria-labelledby={id}>
      <Text as="span" id={id} textStyle="sm" fontWeight="500" opacity={disabled ? '0.5' : undefined}>
        {label}
      </Text>
      {frame(
        options.map(({ value, icon, title, text }) => (
          <Card key={value} {...card}>
            <HiddenInput
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              disabled={disabled}
              aria-labelledby={`${id}${value}`}
              aria-describedby={text ? `${id}${value}-text` : undefined}
              onChange={() => onChoose(value)}
              onBlur={onBlur}
            />
            {icon}
            <Stack flex="1" gap="1">
              <Text as="span" id={`${id}${value}`} fontWeight="medium">
                {title}
              </Text>
              {text && (
                <Text as="span" id={`${id}${value}-text`} color="fg.muted">
                  {text}
                </Text>
              )}
            </Stack>
            {hasMark && <Mark aria-hidden />}
          </Card>
        )),
      )}
    </Group>
  );
}
