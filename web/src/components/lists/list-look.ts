import type { GridProps, StackProps } from '@chakra-ui/react';

/** The layout of a list of jobs: separate cards on a phone, the lines of one card on a desktop. */
export const listBody: StackProps = {
  gap: { base: '3', lg: '0' },
  bg: { lg: 'bg.panel' },
  borderWidth: { lg: '1px' },
  borderRadius: 'lg',
  listStyleType: 'none',
};

export const listRow: GridProps = {
  bg: 'bg.panel',
  px: { base: '4', lg: '5' },
  py: { base: '3', lg: '2.5' },
  alignItems: 'center',
  borderWidth: { base: '1px', lg: '0' },
  borderRadius: 'lg',
  transition: 'border-color 0.15s, background 0.15s',
  _hover: { borderColor: { base: 'sea.border', lg: 'border' }, bg: { lg: 'bg.muted' } },
  css: { '@media (min-width: 64rem)': { '& + &': { borderTopWidth: '1px', borderTopRadius: '0' } } },
};
