import type { ButtonProps } from '@chakra-ui/react';

/** The style of the buttons beside the dashboard's title. Without icons, two of them fit beside each other on a phone. */
export const headButton: ButtonProps = {
  size: { base: 'sm', sm: 'md' },
  minHeight: '11',
  px: { base: '3', sm: '4' },
  css: { '@media (max-width: 29.98rem)': { '& svg': { display: 'none' } } },
};
