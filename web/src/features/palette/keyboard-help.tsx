import { Box, chakra, Heading, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx';
import { Switch } from '../../components/fields/switch.tsx';
import { commandKey } from '../../lib/command-key.ts';
import { openOverlay } from '../../lib/overlay.ts';
import { type ShortcutName, shortcuts } from '../../lib/shortcuts.ts';
import { hasSingleKeys, setSingleKeys } from '../../lib/single-keys.ts';

const Kbd = chakra('kbd', {
  base: {
    px: '2',
    py: '0.5',
    borderWidth: '1px',
    borderRadius: 'xs',
    bg: 'bg.subtle',
    fontFamily: 'body',
    textStyle: 'label',
    whiteSpace: 'nowrap',
  },
});

/** Each key has a sign and a name, because some screen readers skip the sign. */
const signs: Record<string, { sign: string; name: string }> = {
  ArrowLeft: { sign: '←', name: 'Left arrow' },
  ArrowRight: { sign: '→', name: 'Right arrow' },
  ArrowUp: { sign: '↑', name: 'Up arrow' },
  ArrowDown: { sign: '↓', name: 'Down arrow' },
  '+': { sign: '+', name: 'Plus' },
  '-': { sign: '−', name: 'Minus' },
  '=': { sign: '=', name: 'Equals' },
  '?': { sign: '?', name: 'Question mark' },
  ' ': { sign: 'Space', name: 'Space' },
  Escape: { sign: 'Esc', name: 'Escape' },
};

function Key({ of: key }: { of: string }) {
  const { sign, name } = signs[key] ?? { sign: key.length === 1 ? key.toUpperCase() : key, name: '' };
  if (!name) return <Kbd>{sign}</Kbd>;
  return (
    <Kbd>
      <span aria-hidden>{sign}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </Kbd>
  );
}

function Keys({ of: name }: { of: ShortcutName }) {
  const { keys, ...shortcut } = shortcuts[name];
  return (
    <Box as="dd" display="flex" flexWrap="wrap" gap="1" justifyContent="end">
      {'withCommand' in shortcut && <Kbd>{commandKey()}</Kbd>}
      {keys.map((key) => (
        <Key key={key} of={key} />
      ))}
    </Box>
  );
}

const names = Object.keys(shortcuts) as ShortcutName[];
const places = [...new Set(names.map((name) => shortcuts[name].where))];

const Place = ({ name: where }: { name: string }) => (
  <Box as="section" mb="5" breakInside="avoid">
    <Heading as="h3" textStyle="label" color="fg.muted" mb="1">
      {where}
    </Heading>
    <dl>
      {names
        .filter((name) => shortcuts[name].where === where)
        .map((name) => (
          <Box key={name} display="flex" gap="4" justifyContent="space-between" alignItems="center" minHeight="9">
            <Text as="dt">{shortcuts[name].does}</Text>
            <Keys of={name} />
          </Box>
        ))}
    </dl>
  </Box>
);

/** Switches single-key shortcuts off on this device, for people who press keys by mistake, for example with speech input. */
function SingleKeys() {
  const [isOn, setOn] = useState(hasSingleKeys);
  const turn = (on: boolean) => {
    setSingleKeys(on);
    setOn(on);
  };
  return (
    <Stack gap="1">
      <Switch checked={isOn} onSwitch={turn}>
        Use the single-key shortcuts: the question mark, J and K
      </Switch>
      <Text textStyle="note" color="fg.muted">
        We keep this choice on this device. You can always open this list from the account menu. The keys do nothing
        while you type.
      </Text>
    </Stack>
  );
}

/** Lists the keyboard shortcuts by the place where they work. */
export default function KeyboardHelp() {
  return (
    <DialogFrame isOpen onClose={() => openOverlay(null)} title="Keyboard shortcuts" size="xl">
      <Stack gap="6">
        <SingleKeys />
        <Box columnCount={{ base: 1, md: 2 }} columnGap="10" mb="-5">
          {places.map((place) => (
            <Place key={place} name={place} />
          ))}
        </Box>
      </Stack>
    </DialogFrame>
  );
}
