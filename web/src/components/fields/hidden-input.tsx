import { chakra } from '@chakra-ui/react';

/** The browser's own radio button or checkbox, inside its label. It holds the state, the focus and the keys. What is seen stands beside it. */
export const HiddenInput = chakra('input', { base: { srOnly: true } });
