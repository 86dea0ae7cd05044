import { Alert } from '@chakra-ui/react';
import { Reference } from '../../components/reference.tsx';

export interface Failure {
  message?: string | undefined;
  /** What the log calls the request that failed. */
  requestId?: string | null | undefined;
  status?: number | undefined;
}

/** Nobody needs help to find out what a refusal means that they can put right themselves. */
const needsHelp = (status: number | undefined): boolean => status === undefined || status >= 500;

/** Why the form failed. Screen readers announce it immediately. */
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
