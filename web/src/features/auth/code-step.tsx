import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { productName } from '#shared/product.ts';
import { TextField } from '../../components/fields/text-field.tsx';
import { unchecked } from '../../components/form/unchecked.ts';
import { supportEmail } from '../../config/contact.ts';
import { notify } from '../../lib/notify.ts';
import { useSession } from '../../lib/server/session.tsx';
import { AuthForm } from './auth-form.tsx';
import { useSessionForm } from './use-session-form.ts';

/** The email address and password that the server has accepted. They stay in this form until the person enters the code. */
export interface FirstStep {
  email: string;
  password: string;
}

interface Values {
  code: string;
}

/** How long the second step waits for a code. After that, the form drops the password and returns to the first step. */
const waitsMs = 5 * 60_000;

const howManyLeft = (left: number): string => (left === 1 ? '1 recovery code is' : `${left} recovery codes are`);

interface CodeStepProps {
  first: FirstStep;
  onDone: () => void;
  onBack: (hasExpired: boolean) => void;
}

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
export function CodeStep({ first, onDone, onBack }: CodeStepProps) {
  const { signIn } = useSession();
  const [isRecovery, setIsRecovery] = useState(false);
  const [isLost, setIsLost] = useState(false);
  const { frame, isSubmitting } = useSessionForm<Values>({
    resolver: unchecked(),
    defaultValues: { code: '' },
    begin: async ({ body: { code } }) => {
      const user = await signIn({ body: { email: first.email, password: first.password, code } });
      if (isRecovery && user.twoFactor)
        notify.success(
          'Signed in with a recovery code',
          `${howManyLeft(user.twoFactor.recoveryCodesLeft)} left. You can make new ones in Account Settings.`,
        );
    },
    onDone,
    fallback: 'Login failed',
  });
  const { setFocus, resetField } = frame.form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other kind of code has its own input, which takes the focus
  useEffect(() => setFocus('code'), [isRecovery, setFocus]);
  useEffect(() => {
    const timer = setTimeout(() => onBack(true), waitsMs);
    return () => clearTimeout(timer);
  }, [onBack]);
  const change = () => {
    resetField('code');
    setIsRecovery(!isRecovery);
  };
  return (
    // For a wrong code (422), the reason is next to the input, so the form shows no alert.
    <AuthForm {...frame} failure={frame.failure?.status === 422 ? null : frame.failure}>
      {isRecovery ? (
        <TextField<Values>
          key="recovery"
          name="code"
          label="Recovery code"
          autoComplete="off"
          placeholder="xxxx-xxxx-xxxx-xxxx"
          help="One of the 10 codes that you saved. Each code works once."
        />
      ) : (
        <TextField<Values>
          key="app"
          name="code"
          label="Code from your app"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          placeholder="6 digits"
          help={`Open your authenticator app and enter the code for ${productName}.`}
        />
      )}
      <Button type="submit" size="lg" loading={isSubmitting} loadingText="Signing in...">
        Sign in
      </Button>
      <Stack gap="1">
        <Button variant="ghost" size="lg" onClick={change}>
          {isRecovery ? 'Use a code from your app' : 'Use a recovery code'}
        </Button>
        <Button variant="ghost" size="lg" aria-expanded={isLost} onClick={() => setIsLost(!isLost)}>
          Lost your phone?
        </Button>
        <Box role="status">
          {isLost && (
            <Text textStyle="note" color="fg.muted" pb="3">
              Sign in with a recovery code, then turn two-factor sign-in off and on again with your new phone. If you
              don't have the codes either, email {supportEmail} from your account's email address. We check that it's
              you before we turn two-factor sign-in off.
            </Text>
          )}
        </Box>
        <Button variant="ghost" size="lg" onClick={() => onBack(false)}>
          Back
        </Button>
      </Stack>
    </AuthForm>
  );
}
