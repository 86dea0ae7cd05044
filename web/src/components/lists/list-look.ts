import type { StackProps } from '@chakra-ui/react';

/** The style of a list of jobs or payments, whose rows are the lines of one card. */
export const listBody: StackProps = {
  gap: '0',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'lg',
  listStyleType: 'none',
};

export const listRow = {
  px: { base: '4', lg: '5' },
  py: { base: '3', lg: '2.5' },
  alignItems: 'center',
  _first: { borderTopRadius: 'lg' },
  _last: { borderBottomRadius: 'lg' },
  transition: 'background 0.15s',
  _hover: { bg: 'bg.muted' },
  // Every child of the list is a row. A row with an open form has another class, so `& + &` would not match beside it.
  css: { '* + &': { borderTopWidth: '1px' } },
} as const;

/** A row of a list in a card or a dialog, which already has a frame. */
export const innerRow = {
  py: '3',
  _first: { pt: '0' },
  _last: { pb: '0' },
  css: { '& + &': { borderTopWidth: '1px' } },
} as const;
