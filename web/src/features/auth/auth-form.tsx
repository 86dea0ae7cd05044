import { chakra, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { TextField } from '../../components/fields/text-field.tsx';
import { type Failure, FormAlert } from '../../components/form/form-alert.tsx';

interface AuthFormProps<T extends FieldValues> {
  form: UseFormReturn<T>;
  onSubmit: () => unknown;
  /** The error of the last attempt. */
  failure: Failure | null;
  children: ReactNode;
}

/** The frame of each form about an account. */
export const AuthForm = <T extends FieldValues>({ form, onSubmit, failure, children }: AuthFormProps<T>) => (
  <FormProvider {...form}>
    <chakra.form
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
      noValidate
    >
      <Stack gap="4">
        {failure && <FormAlert message={failure.message} requestId={failure.requestId} status={failure.status} />}
        {children}
      </Stack>
    </chakra.form>
  </FormProvider>
);

export const EmailField = () => (
  <TextField<{ email: string }> name="email" label="Email" type="email" autoComplete="username" inputMode="email" />
);
