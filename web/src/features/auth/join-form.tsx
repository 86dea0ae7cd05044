import { Button, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import type * as z from 'zod';
import { authRoutes } from '#shared/api/auth.ts';
import type { CallAnswer, CallInput } from '#shared/api/client.ts';
import { rankLabel, rankMeaning } from '#shared/domain/accounts/ranks.ts';
import { NewPasswordField } from '../../components/fields/password-field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { api } from '../../lib/server/api.ts';
import { useArrive } from '../../lib/server/current-user.ts';
import { AuthForm } from './auth-form.tsx';
import { useSessionForm } from './use-session-form.ts';

const schema = authRoutes.joinCompany.body;
type Values = z.input<typeof schema>;

interface JoinFormProps {
  token: string;
  invite: CallAnswer<'readPersonInvite'>;
}

/** Asks an invited person for their name and a new password, and signs them in. */
export function JoinForm({ token, invite: { role, rank, name, email } }: JoinFormProps) {
  const arrive = useArrive();
  const { frame, isSubmitting } = useSessionForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { token, name, password: '' },
    begin: async (input: CallInput<'joinCompany'>) => arrive((await api.call('joinCompany', input)).user),
    onDone: () => undefined,
    fallback: 'Failed to join the company',
  });
  return (
    <AuthForm {...frame}>
      <Text>
        Your role is <b>{rankLabel(role, rank)}</b>. {rankMeaning(role, rank)}
      </Text>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <TextField<Values> name="name" label="First and last name" autoComplete="name" required />
      <NewPasswordField<Values> name="password" label="Password" placeholder="Password, minimum 8 characters" />
      <Button type="submit" size="lg" loading={isSubmitting} loadingText="Joining...">
        Join
      </Button>
    </AuthForm>
  );
}
