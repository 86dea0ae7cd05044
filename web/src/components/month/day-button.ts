import { chakra } from '@chakra-ui/react';

/** The number of a day in a month, as a button. */
export const DayButton = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    minWidth: '9',
    minHeight: '9',
    borderRadius: 'md',
    fontWeight: '600',
    textStyle: 'note',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _disabled: { color: 'fg.muted', cursor: 'not-allowed' },
  },
});
