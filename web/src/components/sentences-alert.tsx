import { Alert, Stack } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';

interface SentencesAlertProps extends Omit<ComponentProps<typeof Alert.Root>, 'status'> {
  of: readonly string[];
  status: 'warning' | 'error';
  /** Shown below the sentences. */
  children?: ReactNode;
}

/** An alert with one sentence for each reason. */
export const SentencesAlert = ({ of, children, ...look }: SentencesAlertProps) => (
  <Alert.Root borderRadius="lg" py="2" {...look}>
    <Alert.Indicator />
    <Alert.Content>
      <Stack gap="1">
        {of.map((text) => (
          <Alert.Description key={text} overflowWrap="anywhere">
            {text}
          </Alert.Description>
        ))}
        {children}
      </Stack>
    </Alert.Content>
  </Alert.Root>
);
