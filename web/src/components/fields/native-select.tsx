import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

/** The browser's own select in our design. The library's select would add a larger script. */

const Frame = chakra('div', { base: { display: 'flex', position: 'relative', width: '100%', height: 'fit-content' } });

const Field = chakra('select', {
  base: {
    width: '100%',
    minWidth: '0',
    outline: '0',
    appearance: 'none',
    pe: '8',
    bg: 'transparent',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    lineHeight: 'normal',
    focusVisibleRing: 'inside',
    '--error-color': 'colors.border.error',
    _disabled: { layerStyle: 'disabled' },
    _invalid: { focusRingColor: 'var(--error-color)', borderColor: 'var(--error-color)' },
    '& > option, & > optgroup': { bg: 'bg' },
  },
  variants: {
    size: { md: { height: '10', ps: '3', textStyle: 'sm' }, lg: { height: '11', ps: '4', textStyle: 'md' } },
  },
});

const Arrow = chakra('div', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    position: 'absolute',
    top: '50%',
    transform: 'translateY(-50%)',
    height: '100%',
    pointerEvents: 'none',
    color: 'fg.muted',
    'select:disabled ~ &': { opacity: '0.5' },
    'select[aria-invalid=true] ~ &': { color: 'fg.error' },
  },
  variants: { size: { md: { insetEnd: '2' }, lg: { insetEnd: '3' } } },
});

interface NativeSelectProps extends Omit<ComponentProps<typeof Field>, 'size'> {
  size?: 'md' | 'lg';
  /** Props of the element around the select, such as its width or its distance from a label. */
  frame?: ComponentProps<typeof Frame>;
}

export const NativeSelect = ({ size = 'lg', frame, ...field }: NativeSelectProps) => (
  <Frame {...frame}>
    <Field size={size} {...field} />
    <Arrow size={size} aria-hidden>
      <ChevronDown size={size === 'lg' ? 20 : 18} />
    </Arrow>
  </Frame>
);
