import { Button, chakra, Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import type * as z from 'zod';
import { routes } from '#shared/api/index.ts';
import { showServerFields, TextField } from '../../components/fields/form-fields.tsx';
import { useWrite } from '../../lib/server/use-write.ts';
import { FormAlert } from './form-alert.tsx';

const schema = routes.forgotPassword.body;
type Values = z.input<typeof schema>;

/** Requests a code. The answer is the same whether or not the account exists. */
export function ResetCodeForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: { email } });
  const ask = useWrite('forgotPassword', {
    onDone: (_, { body }) => onSent(body.email),
    onRefused: (error) => showServerFields(error, form.setError),
  });
  return (
    <FormProvider {...form}>
      <chakra.form onSubmit={form.handleSubmit((body) => ask.mutate({ body }))} noValidate>
        <Stack gap="4">
          <FormAlert message={ask.error?.message} />
          <TextField<Values> name="email" label="Email" type="email" autoComplete="username" inputMode="email" />
          <Button type="submit" size="lg" loading={ask.isPending} loadingText="Sending...">
            Send the code
          </Button>
        </Stack>
      </chakra.form>
    </FormProvider>
  );
}
