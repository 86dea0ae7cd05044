import { chakra } from '@chakra-ui/react';

/**
 * The browser's own radio button or checkbox, inside its label. It has the state, the focus and the keys; the visible mark is
 * beside it.
 */
export const HiddenInput = chakra('input', { base: { srOnly: true } });
