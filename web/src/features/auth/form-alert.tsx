import { Alert } from '@chakra-ui/react';

/** Why the form was refused, told at once to those who cannot see it. */
export const FormAlert = ({ message }: { message: string | undefined }) =>
  message ? (
    <Alert.Root status="error" role="alert" borderRadius="md">
      <Alert.Indicator />
      <Alert.Title>{message}</Alert.Title>
    </Alert.Root>
  ) : null;
