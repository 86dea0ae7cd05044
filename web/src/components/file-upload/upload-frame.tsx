import { Alert, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { KeptFocus } from '../kept-focus.tsx';

interface UploadFrameProps {
  label: string;
  required?: boolean;
  /** Hides the name visually where it already appears above. Screen readers still announce it. */
  isLabelHidden?: boolean;
  help?: ReactNode;
  error: string | null;
  errorId: string;
  hasJustSucceeded: boolean;
  children: ReactNode;
}

/** The frame of every upload: its name, its success banner and its error. */
export const UploadFrame = ({
  label,
  required,
  isLabelHidden = false,
  help,
  error,
  errorId,
  hasJustSucceeded,
  children,
}: UploadFrameProps) => (
  <KeptFocus gap="1.5" aria-label={label} width="full">
    {!isLabelHidden && (
      <Text textStyle="sm" fontWeight="500">
        {label}
        {required && (
          <Text as="span" color="fg.error">
            {' *'}
          </Text>
        )}
      </Text>
    )}
    {children}
    {hasJustSucceeded && (
      <Alert.Root status="success" size="sm" borderRadius="md">
        <Alert.Indicator />
        <Alert.Title>Upload successful</Alert.Title>
      </Alert.Root>
    )}
    {help && (
      <Text textStyle="note" color="fg.muted">
        {help}
      </Text>
    )}
    {error && (
      <Text id={errorId} role="alert" textStyle="note" fontWeight="500" color="fg.error">
        {error}
      </Text>
    )}
  </KeptFocus>
);
