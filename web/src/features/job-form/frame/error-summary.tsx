import { Alert, chakra, Stack } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { type FieldPath, useFormContext } from 'react-hook-form';
import type { JobValues } from '../values/job-values.ts';

interface Complaint {
  name: string;
  message: string;
}

/** Returns every error in the form with its field name, including those in the requirement rows. */
export function complaintsIn(errors: object, prefix = ''): Complaint[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null || key === 'ref') return [];
    const name = `${prefix}${key}`;
    if ('message' in error && typeof error.message === 'string' && error.message)
      return [{ name, message: error.message }];
    return complaintsIn(error, `${name}.`);
  });
}

const FieldLink = chakra('button', {
  base: { textAlign: 'start', textDecoration: 'underline', cursor: 'pointer', py: '1', minHeight: '6' },
});

/** Lists every error after a failed attempt. Each item links to its input. */
export function ErrorSummary() {
  const { formState, setFocus } = useFormContext<JobValues>();
  const { errors, submitCount, isSubmitting } = formState;
  const box = useRef<HTMLDivElement>(null);
  const complaints = complaintsIn(errors);
  const isShown = submitCount > 0 && complaints.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt to save moves the focus here, but typing does not
  useEffect(() => {
    if (isShown && !isSubmitting) box.current?.focus();
  }, [submitCount, isSubmitting]);
  if (!isShown) return null;
  return (
    <Alert.Root ref={box} status="error" borderRadius="lg" tabIndex={-1} alignItems="start" scrollMarginTop="20">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>
          {complaints.length === 1
            ? 'One thing needs your attention'
            : `${complaints.length} things need your attention`}
        </Alert.Title>
        <Stack as="ul" listStyleType="none" gap="0" mt="1">
          {complaints.map(({ name, message }) => (
            <li key={name}>
              <FieldLink type="button" onClick={() => setFocus(name as FieldPath<JobValues>)}>
                {message}
              </FieldLink>
            </li>
          ))}
        </Stack>
      </Alert.Content>
    </Alert.Root>
  );
}
