import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { NarrowCard } from '../../components/narrow-card.tsx';
import { NewPasswordForm } from '../../features/auth/new-password-form.tsx';
import { ResetCodeForm } from '../../features/auth/reset-code-form.tsx';
import { useSession } from '../../lib/session.tsx';

/** First the code goes out, then it comes back with the new password. */
export default function ForgotPassword() {
  const { openAuth } = useSession();
  const [email, setEmail] = useState('');
  const [step, setStep] = useState<'ask' | 'code' | 'done'>('ask');
  if (step === 'done')
    return (
      <NarrowCard title="Password changed" text="Every earlier session has been signed out.">
        <Button size="lg" onClick={() => openAuth('login')}>
          Sign in
        </Button>
      </NarrowCard>
    );
  if (step === 'code')
    return (
      <NarrowCard
        title="Choose a new password"
        text={`If there is an account for ${email}, we have sent it a code of 6 digits.`}
      >
        <NewPasswordForm email={email} onDone={() => setStep('done')} onBack={() => setStep('ask')} />
      </NarrowCard>
    );
  const sent = (to: string) => {
    setEmail(to);
    setStep('code');
  };
  return (
    <NarrowCard title="Forgot your password?" text="We send a code to your email. With it you choose a new password.">
      <Stack gap="4">
        <ResetCodeForm email={email} onSent={sent} />
        <Text textStyle="note" color="fg.muted">
          The code is good for a short time only. Look in your junk mail too.
        </Text>
      </Stack>
    </NarrowCard>
  );
}
