import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { FormFrame } from '../../components/form/form-frame.tsx';
import type { KeptForm } from '../../components/form/use-kept-form.ts';

export interface ProfileStep<V extends FieldValues> {
  /** The fields to check before the next step. */
  fields: readonly FieldPath<V>[];
  show: ReactNode;
}

interface ProfileStepsProps<V extends FieldValues, O> {
  of: KeptForm<V, O>;
  steps: readonly ProfileStep<V>[];
  isSaving: boolean;
  /** Shown above the buttons of the last step. */
  failure?: ReactNode;
  onLater?: (() => void) | undefined;
}

const firstField = ':is(input, textarea, select):not([hidden], [type=hidden], [type=file])';

const Progress = ({ at, count }: { at: number; count: number }) => (
  <Stack gap="2">
    <Text textStyle="label" color="fg.muted" role="status">
      Step {at + 1} of {count}
    </Text>
    <HStack gap="1.5" aria-hidden>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <Box
          key={index}
          flex="1"
          height="1"
          borderRadius="full"
          bg={index <= at ? 'colorPalette.solid' : 'border.emphasized'}
        />
      ))}
    </HStack>
  </Stack>
);

/**
 * The form of a new profile, one section per step. The form checks each step before it shows the next, and saves all steps after
 * the last one. If the server refuses a field of an earlier step, the form shows that step.
 */
export function ProfileSteps<V extends FieldValues, O>(props: ProfileStepsProps<V, O>) {
  const { of: kept, steps, isSaving, failure, onLater } = props;
  const [at, setAt] = useState(0);
  const section = useRef<HTMLDivElement>(null);
  const { errors } = kept.form.formState;
  const isLast = at === steps.length - 1;
  const wrongAt = steps.findIndex(({ fields }) => fields.some((field) => errors[field]));
  const isWrongHere = steps[at]?.fields.some((field) => errors[field]) ?? false;
  if (isLast && !isSaving && wrongAt >= 0 && !isWrongHere) setAt(wrongAt);
  const isFirstView = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each later step takes the focus, which the dialog sets in the first
  useEffect(() => {
    if (!isFirstView.current) section.current?.querySelector<HTMLElement>(firstField)?.focus();
    isFirstView.current = false;
  }, [at]);
  const goOn = async () => {
    if (isLast) return kept.submit();
    if (await kept.form.trigger(steps[at]?.fields, { shouldFocus: true })) setAt(at + 1);
  };
  return (
    <FormFrame of={kept} gap="6" onSubmit={goOn}>
      <Progress at={at} count={steps.length} />
      <div ref={section}>{steps[at]?.show}</div>
      {failure}
      <Stack direction={{ base: 'column-reverse', sm: 'row' }} gap="3">
        {onLater && (
          <Button variant="ghost" size="lg" me={{ sm: 'auto' }} onClick={onLater}>
            Look around first
          </Button>
        )}
        {at > 0 && (
          <Button variant="outline" size="lg" ms={{ sm: onLater ? undefined : 'auto' }} onClick={() => setAt(at - 1)}>
            Back
          </Button>
        )}
        <Button type="submit" size="lg" loading={isSaving} loadingText="Saving...">
          {isLast ? 'Complete Profile' : 'Next'}
        </Button>
      </Stack>
    </FormFrame>
  );
}
