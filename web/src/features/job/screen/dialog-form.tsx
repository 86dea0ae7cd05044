import { chakra, Stack } from '@chakra-ui/react';
import type { FormEventHandler, ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';

interface DialogFormProps<T extends FieldValues, O> {
  id: string;
  form: UseFormReturn<T, unknown, O>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** A form in a dialog's body. Its button is in the footer and refers to it by id. */
export const DialogForm = <T extends FieldValues, O>({ id, form, onSubmit, children }: DialogFormProps<T, O>) => (
  <FormProvider {...form}>
    <chakra.form id={id} onSubmit={onSubmit} noValidate>
      <Stack gap="4">{children}</Stack>
    </chakra.form>
  </FormProvider>
);
