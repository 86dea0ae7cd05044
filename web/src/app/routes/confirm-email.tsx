import { Button, Text } from '@chakra-ui/react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { closingPrefix, paths } from '#shared/pages.ts';
import { FormAlert } from '../../components/form/form-alert.tsx';
import { NarrowCard } from '../../components/narrow-card.tsx';
import { useSession } from '../../lib/server/session.tsx';
import { useWrite } from '../../lib/server/use-write.ts';

const confirming = {
  title: 'Confirm your email address',
  text: 'You signed up with the email address that we sent this link to.',
  button: 'Confirm',
  otherwise: 'If you did not sign up, close this page. Nothing has changed.',
};
const closing = {
  title: 'Close an account that is not yours',
  text: "Someone else signed up with your email address. If you close their account, its jobs and applications will end. You can't undo this.",
  button: 'Close that account',
  otherwise: 'If the account is yours, close this page and sign in. Nothing has changed.',
};

function Onward() {
  const { user, openAuth } = useSession();
  return user ? (
    <Button size="lg" width="full" asChild>
      <RouterLink to={paths.dashboard}>Go to your dashboard</RouterLink>
    </Button>
  ) : (
    <Button size="lg" width="full" onClick={() => openAuth('login')}>
      Sign in
    </Button>
  );
}

/**
 * The page of the link in the confirmation email. It waits for a press, because some email programs open links automatically,
 * and such a visit must not confirm an email address.
 */
export default function ConfirmEmail() {
  const hash = useLocation().hash.slice(1);
  const closes = hash.startsWith(closingPrefix);
  const token = closes ? hash.slice(closingPrefix.length) : hash;
  const confirm = useWrite('confirmEmail');
  if (confirm.isSuccess && closes)
    return (
      <NarrowCard title="The account is closed" text="You can sign up with your email address now.">
        <Button size="lg" width="full" asChild>
          <RouterLink to={paths.signUp}>Sign up</RouterLink>
        </Button>
      </NarrowCard>
    );
  if (confirm.isSuccess)
    return (
      <NarrowCard title="Your email address is confirmed" text="We can now email you about your jobs.">
        <Onward />
      </NarrowCard>
    );
  if (token === '')
    return (
      <NarrowCard
        title={confirming.title}
        text="Open the link in the email we sent you. Lost it? Sign in and select Send again at the top of the page."
      >
        <Onward />
      </NarrowCard>
    );
  const words = closes ? closing : confirming;
  return (
    <NarrowCard title={words.title} text={words.text}>
      <FormAlert message={confirm.error?.message} requestId={confirm.error?.requestId} />
      <Button size="lg" width="full" loading={confirm.isPending} onClick={() => confirm.mutate({ body: { token } })}>
        {words.button}
      </Button>
      <Text textStyle="note" color="fg.muted" mt="4">
        {words.otherwise}
      </Text>
    </NarrowCard>
  );
}
