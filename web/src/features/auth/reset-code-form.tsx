import { Button } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import type { routes } from '#shared/api/index.ts';
import { showServerFields } from '../../components/fields/server-fields.ts';
import { useWrite } from '../../lib/server/use-write.ts';
import { AuthForm, EmailField } from './auth-form.tsx';
import { resolvers } from './resolvers.ts';

type Values = z.input<typeof routes.forgotPassword.body>;

/** Requests a code. The answer is the same whether or not the account exists. */
export function ResetCodeForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const form = useForm<Values>({ resolver: resolvers.forgotPassword, defaultValues: { email } });
  const ask = useWrite('forgotPassword', {
    onDone: (_, { body }) => onSent(body.email),
    onRefused: (error) => showServerFields(error, form.setError),
  });
  return (
    <AuthForm form={form} onSubmit={form.handleSubmit((body) => ask.mutate({ body }))} failure={ask.error}>
      <EmailField />
      <Button type="submit" size="lg" loading={ask.isPending} loadingText="Sending...">
        Send the code
      </Button>
    </AuthForm>
  );
}
