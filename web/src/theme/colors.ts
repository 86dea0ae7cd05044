/**
 * The palette, in one place. Sea is for actions. Sun is only an accent, because text in it would be too faint to read.
 * Sand replaces the neutral greys, so that every panel, line and muted text is warm.
 */
const scale = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([step, value]) => [step, { value }]));

export const colors = {
  sea: scale({
    50: '#eef8f6',
    100: '#d5eeea',
    200: '#addfd8',
    300: '#79c8bf',
    400: '#45aba1',
    500: '#238b82',
    600: '#146f68',
    700: '#0b5a54',
    800: '#0b4743',
    900: '#0a3734',
    950: '#051f1d',
  }),
  sun: scale({
    50: '#fff8eb',
    100: '#ffedc9',
    200: '#ffdb8f',
    300: '#ffc555',
    400: '#f9b233',
    500: '#e8951c',
    600: '#b96c0f',
    700: '#8f5010',
    800: '#6b3d11',
    900: '#472a0e',
    950: '#261605',
  }),
  gray: scale({
    50: '#faf8f4',
    100: '#f3efe8',
    200: '#e6dfd3',
    300: '#d1c8b8',
    400: '#a79d8b',
    500: '#7d7465',
    600: '#5f584c',
    700: '#48433a',
    750: '#3b3730',
    800: '#2e2b26',
    900: '#201e1b',
    950: '#161513',
  }),
};

const both = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

/** Overrides component library defaults that are too faint on our surfaces or do not fit our palette. */
export const semanticColors = {
  bg: {
    DEFAULT: both('{colors.gray.50}', '{colors.gray.950}'),
    panel: both('{colors.white}', '{colors.gray.900}'),
    subtle: both('{colors.gray.100}', '{colors.gray.900}'),
    muted: both('{colors.gray.100}', '{colors.gray.800}'),
  },
  fg: {
    DEFAULT: both('{colors.gray.900}', '{colors.gray.50}'),
    muted: both('{colors.gray.600}', '{colors.gray.300}'),
    subtle: both('{colors.gray.600}', '{colors.gray.400}'),
    error: both('{colors.red.700}', '{colors.red.300}'),
    success: both('{colors.green.800}', '{colors.green.300}'),
    warning: both('{colors.orange.800}', '{colors.orange.300}'),
  },
  border: {
    DEFAULT: both('{colors.gray.200}', '{colors.gray.750}'),
    emphasized: both('{colors.gray.500}', '{colors.gray.500}'),
  },
  // In dark colours, the defaults equal a panel, so a neutral badge would have no shape. These differ from a hovered row too.
  gray: {
    subtle: both('{colors.gray.100}', '{colors.gray.700}'),
    border: both('{colors.gray.200}', '{colors.gray.600}'),
  },
  sea: {
    solid: both('{colors.sea.700}', '{colors.sea.300}'),
    contrast: both('{colors.white}', '{colors.sea.950}'),
    fg: both('{colors.sea.700}', '{colors.sea.200}'),
    muted: both('{colors.sea.200}', '{colors.sea.800}'),
    subtle: both('{colors.sea.100}', '{colors.sea.900}'),
    emphasized: both('{colors.sea.300}', '{colors.sea.700}'),
    focusRing: both('{colors.sea.600}', '{colors.sea.300}'),
    border: both('{colors.sea.500}', '{colors.sea.400}'),
  },
  sun: {
    solid: both('{colors.sun.400}', '{colors.sun.400}'),
    contrast: both('{colors.sun.950}', '{colors.sun.950}'),
    fg: both('{colors.sun.800}', '{colors.sun.200}'),
    muted: both('{colors.sun.200}', '{colors.sun.800}'),
    subtle: both('{colors.sun.100}', '{colors.sun.900}'),
    emphasized: both('{colors.sun.300}', '{colors.sun.700}'),
    focusRing: both('{colors.sun.500}', '{colors.sun.400}'),
    border: both('{colors.sun.500}', '{colors.sun.500}'),
  },
  orange: { solid: both('{colors.orange.700}', '{colors.orange.500}') },
  green: { solid: both('{colors.green.700}', '{colors.green.700}'), contrast: both('white', 'white') },
  teal: { solid: both('{colors.teal.700}', '{colors.teal.700}'), contrast: both('white', 'white') },
  cyan: { solid: both('{colors.cyan.700}', '{colors.cyan.700}'), contrast: both('white', 'white') },
};
