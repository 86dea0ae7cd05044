import { chakra } from '@chakra-ui/react';

/**
 * The browser's own radio button or checkbox. It holds the state, the focus and the keys; what is seen stands beside it. It is
 * as large as its label, so that a message of the browser and a screen reader's frame are where it is seen.
 */
export const HiddenInput = chakra('input', {
  base: { position: 'absolute', inset: '0', width: 'full', height: 'full', m: '0', opacity: '0', cursor: 'inherit' },
});
