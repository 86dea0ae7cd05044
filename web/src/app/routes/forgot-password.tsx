import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { NarrowCard } from '../../components/narrow-card.tsx';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { NewPasswordForm } from '../../features/auth/new-password-form.tsx';
import { ResetCodeForm } from '../../features/auth/reset-code-form.tsx';
import { readNextPath } from '../../lib/next-path.ts';
import { notify } from '../../lib/notify.ts';
import { useSession } from '../../lib/server/session.tsx';

/** The page that resets a password. We email a code, and the person enters it with a new password, which also signs them in. */
export default function ForgotPassword() {
  const { user, signIn, openAuth } = useSession();
  const [search] = useSearchParams();
  const [email, setEmail] = useState('');
  const [step, setStep] = useState<'ask' | 'code' | 'done'>('ask');
  if (step === 'done' && user)
    return <Navigate to={readNextPath(search.get('next'), window.location.origin) ?? paths.dashboard} replace />;
  if (step === 'done')
    return (
      <NarrowCard title="Password changed" text="We've signed you out everywhere. Sign in with your new password.">
        <LoginForm email={email} onDone={() => undefined} onRegister={() => openAuth('register')} />
      </NarrowCard>
    );
  const finish = async (password: string) => {
    try {
      await signIn({ body: { email, password } });
      notify.success('Password changed', "You're signed in here, and signed out everywhere else.");
    } catch {
      // Shows no error here. The next step has a sign-in form, which shows the reason if signing in fails again.
    }
    setStep('done');
  };
  if (step === 'code')
    return (
      <NarrowCard title="Choose a new password" text={`If ${email} has an account, we've emailed it a 6-digit code.`}>
        <NewPasswordForm email={email} onDone={finish} onBack={() => setStep('ask')} />
      </NarrowCard>
    );
  const sent = (to: string) => {
    setEmail(to);
    setStep('code');
  };
  return (
    <NarrowCard title="Forgot your password?" text="We'll email you a code that lets you choose a new password.">
      <Stack gap="4">
        <ResetCodeForm email={email} onSent={sent} />
        <Text textStyle="note" color="fg.muted">
          The code expires in 15 minutes. Check your junk folder too.
        </Text>
      </Stack>
    </NarrowCard>
  );
}
