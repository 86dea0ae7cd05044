import { Alert } from '@chakra-ui/react';

/** Why the form failed. Screen readers announce it immediately. */
export const FormAlert = ({ message }: { message: string | undefined }) =>
  message ? (
    <Alert.Root status="error" role="alert" borderRadius="md">
      <Alert.Indicator />
      <Alert.Title>{message}</Alert.Title>
    </Alert.Root>
  ) : null;
