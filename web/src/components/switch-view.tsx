import { chakra, Text } from '@chakra-ui/react';

/**
 * A question with its answer: "Don't have an account? Sign up here". The answer is a button, because it does not lead to another
 * URL.
 */
export const SwitchView = ({ question, label, onClick }: { question: string; label: string; onClick: () => void }) => (
  <Text textAlign="center" color="fg.muted">
    {question}{' '}
    <chakra.button
      type="button"
      onClick={onClick}
      color="colorPalette.fg"
      fontWeight="650"
      textDecoration="underline"
      minHeight="6"
      cursor="pointer"
      borderRadius="sm"
      focusVisibleRing="outside"
    >
      {label}
    </chakra.button>
  </Text>
);
