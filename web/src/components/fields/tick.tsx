import { chakra } from '@chakra-ui/react';
import { Check, Minus } from 'lucide-react';
import type { ComponentProps, FocusEventHandler, ReactNode, RefCallback } from 'react';
import { HiddenInput } from './hidden-input.tsx';

/** The browser's own checkbox in our design. */

const Frame = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'start',
    gap: '3',
    minHeight: '11',
    position: 'relative',
    cursor: 'checkbox',
    fontWeight: 'medium',
    userSelect: 'none',
    '&:has(:disabled)': { opacity: '0.5', cursor: 'disabled' },
  },
});

const Box = chakra('span', {
  base: {
    display: 'inline-flex',
    flexShrink: '0',
    p: '0.5',
    bg: 'bg.panel',
    color: 'transparent',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l1',
    'input:is(:checked, :indeterminate) ~ &': {
      bg: 'colorPalette.solid',
      color: 'colorPalette.contrast',
      borderColor: 'colorPalette.solid',
    },
    'input:focus-visible ~ &': { outline: '2px solid', outlineColor: 'colorPalette.focusRing', outlineOffset: '2px' },
    '& svg': { boxSize: 'full' },
  },
  variants: { size: { md: { boxSize: '5' }, lg: { boxSize: '6' } } },
});

interface TickProps extends Omit<ComponentProps<typeof Frame>, 'onChange' | 'onBlur' | 'ref'> {
  checked: boolean;
  onTick: (isOn: boolean) => void;
  onBlur?: FocusEventHandler;
  inputRef?: RefCallback<HTMLInputElement>;
  disabled?: boolean;
  /** Whether only some of the items that the checkbox selects are selected. */
  isPart?: boolean;
  size?: 'md' | 'lg';
  /** The id of the text that explains the checkbox. */
  describedBy?: string | undefined;
  /** The name of a checkbox that has no text beside it. */
  name?: string;
  children?: ReactNode;
}

export const Tick = ({
  checked,
  onTick,
  onBlur,
  inputRef,
  disabled,
  isPart = false,
  size = 'lg',
  describedBy,
  name,
  children,
  ...frame
}: TickProps) => (
  <Frame textStyle={size === 'lg' ? 'md' : 'sm'} {...frame}>
    <HiddenInput
      type="checkbox"
      // Only a script can make the browser's checkbox indeterminate.
      ref={(input: HTMLInputElement | null) => {
        if (input) input.indeterminate = isPart;
        return inputRef?.(input);
      }}
      checked={checked}
      disabled={disabled}
      aria-label={name}
      aria-describedby={describedBy}
      onChange={({ currentTarget }) => onTick(currentTarget.checked)}
      onBlur={onBlur}
    />
    <Box size={size} aria-hidden>
      {isPart ? <Minus strokeWidth={3} /> : <Check strokeWidth={3} />}
    </Box>
    {children && <span>{children}</span>}
  </Frame>
);
