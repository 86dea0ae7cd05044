import { Button, Text } from '@chakra-ui/react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { NarrowCard } from '../../components/narrow-card.tsx';
import { paths } from '../../config/paths.ts';
import { FormAlert } from '../../features/auth/form-alert.tsx';
import { useSession } from '../../lib/server/session.tsx';
import { useWrite } from '../../lib/server/use-write.ts';

/**
 * The page of the link in the letter. It waits for a press, because some mail programs open the links of a letter before
 * anybody reads it, and that must not confirm an address.
 */
export default function ConfirmEmail() {
  const token = useLocation().hash.slice(1);
  const { user, openAuth } = useSession();
  const confirm = useWrite('confirmEmail');
  if (confirm.isSuccess)
    return (
      <NarrowCard title="Your email address is confirmed" text="We can now email you about your jobs.">
        {user ? (
          <Button size="lg" width="full" asChild>
            <RouterLink to={paths.dashboard}>Go to your dashboard</RouterLink>
          </Button>
        ) : (
          <Button size="lg" width="full" onClick={() => openAuth('login')}>
            Sign in
          </Button>
        )}
      </NarrowCard>
    );
  return (
    <NarrowCard title="Confirm your email address" text="You signed up with the address that we sent this link to.">
      <FormAlert message={confirm.error?.message} requestId={confirm.error?.requestId} />
      <Button
        size="lg"
        width="full"
        loading={confirm.isPending}
        loadingText="Confirming..."
        onClick={() => confirm.mutate({ body: { token } })}
      >
        Confirm
      </Button>
      <Text textStyle="note" color="fg.muted" mt="4">
        If you did not sign up, close this page. Nothing has changed.
      </Text>
    </NarrowCard>
  );
}
