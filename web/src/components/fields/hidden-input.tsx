import { chakra } from '@chakra-ui/react';

/**
 * The browser's own radio button or checkbox, inside its label. It holds the state and handles the focus and the keys. A person
 * sees only the mark beside it.
 */
export const HiddenInput = chakra('input', { base: { srOnly: true } });
