import { chakra } from '@chakra-ui/react';
import type { ComponentProps, FocusEventHandler, ReactNode } from 'react';
import { HiddenInput } from './hidden-input.tsx';

/** The browser's own checkbox, shown as a switch. */

const Frame = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '11',
    position: 'relative',
    cursor: 'switch',
    fontSize: 'sm',
    fontWeight: 'medium',
    userSelect: 'none',
    '&:has(:disabled)': { opacity: '0.5', cursor: 'not-allowed' },
  },
});

const Track = chakra('span', {
  base: {
    display: 'inline-flex',
    flexShrink: '0',
    width: '12',
    height: '6',
    borderRadius: 'full',
    bg: 'border.emphasized',
    transition: 'backgrounds',
    'input:focus-visible ~ &': { outline: '2px solid', outlineColor: 'colorPalette.focusRing', outlineOffset: '2px' },
    _before: {
      content: '""',
      boxSize: '6',
      borderRadius: 'full',
      bg: 'white',
      scale: '0.8',
      boxShadow: 'sm',
      transitionProperty: 'translate',
      transitionDuration: 'fast',
    },
    'input:checked ~ &': {
      bg: 'colorPalette.solid',
      _before: { translate: '{sizes.6} 0', bg: 'colorPalette.contrast' },
    },
  },
});

interface SwitchProps extends Omit<ComponentProps<typeof Frame>, 'onChange' | 'onBlur'> {
  checked: boolean;
  onSwitch: (isOn: boolean) => void;
  onBlur?: FocusEventHandler;
  disabled?: boolean;
  /** Whether the label is before the switch. */
  isLast?: boolean;
  describedBy?: string | undefined;
  children: ReactNode;
}

export const Switch = ({
  checked,
  onSwitch,
  onBlur,
  disabled,
  isLast = false,
  describedBy,
  children,
  ...frame
}: SwitchProps) => (
  <Frame {...frame}>
    <HiddenInput
      type="checkbox"
      checked={checked}
      disabled={disabled}
      aria-describedby={describedBy}
      onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
      onBlur={onBlur}
    />
    {isLast && <span>{children}</span>}
    <Track aria-hidden />
    {!isLast && <span>{children}</span>}
  </Frame>
);
