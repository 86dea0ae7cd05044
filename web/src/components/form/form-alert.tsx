import { Alert } from '@chakra-ui/react';
import { Reference } from '../reference.tsx';

export interface Failure {
  message?: string | undefined;
  /** The id of the failed request in the log. */
  requestId?: string | null | undefined;
  status?: number | undefined;
}

/**
 * Returns whether the alert shows the id for support: after a server error, or without a status. A person can fix the causes of
 * other refusals alone.
 */
const needsHelp = (status: number | undefined): boolean => status === undefined || status >= 500;

/** Shows why a form could not be sent. Screen readers announce the reason immediately. */
export const FormAlert = ({ message, requestId, status }: Failure) =>
  message ? (
    <Alert.Root status="error" role="alert" borderRadius="md">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{message}</Alert.Title>
        {needsHelp(status) && <Reference to={requestId} />}
      </Alert.Content>
    </Alert.Root>
  ) : null;
