import { Alert } from '@chakra-ui/react';
import { Reference } from '../../components/reference.tsx';

export interface Failure {
  message?: string | undefined;
  /** What the log calls the request that failed. */
  requestId?: string | null | undefined;
}

/** Why the form failed. Screen readers announce it immediately. */
export const FormAlert = ({ message, requestId }: Failure) =>
  message ? (
    <Alert.Root status="error" role="alert" borderRadius="md">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{message}</Alert.Title>
        <Reference to={requestId} />
      </Alert.Content>
    </Alert.Root>
  ) : null;
