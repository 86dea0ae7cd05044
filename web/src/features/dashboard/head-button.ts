import type { ButtonProps } from '@chakra-ui/react';

/** Two of these fit beside each other on a phone, without icons. */
export const headButton: ButtonProps = {
  size: { base: 'sm', sm: 'md' },
  minHeight: '11',
  px: { base: '3', sm: '4' },
  css: { '@media (max-width: 29.98rem)': { '& svg': { display: 'none' } } },
};
