import { Button, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import type { ApiError } from '#shared/api/client.ts';
import { paths } from '#shared/pages.ts';
import { FormAlert } from '../../components/form/form-alert.tsx';
import { NarrowCard } from '../../components/narrow-card.tsx';
import { isRefusal } from '../../lib/server/queries.ts';
import { useSession } from '../../lib/server/session.tsx';
import { useWrite } from '../../lib/server/use-write.ts';
import { JoinForm } from './join-form.tsx';

const title = 'Join a company';

const Home = () => (
  <Button size="lg" width="full" variant="outline" asChild>
    <Link to={paths.home}>Go to the home page</Link>
  </Button>
);

/** Asks a person who is signed in in this browser to sign out first. */
function SignOutFirst({ email }: { email: string }) {
  const { signOut } = useSession();
  return (
    <NarrowCard title={title} text={`You're signed in as ${email}. Sign out to accept this invitation.`}>
      <Button size="lg" width="full" onClick={signOut}>
        Sign out
      </Button>
    </NarrowCard>
  );
}

interface UnreadProps {
  error: ApiError;
  onRetry: () => void;
}

/** Shown if the link no longer works or the connection was lost. A person who has already joined can sign in. */
function Unread({ error, onRetry }: UnreadProps) {
  const { user, openAuth } = useSession();
  const isDead = isRefusal(error) && error.code === 'invalid';
  return (
    <NarrowCard title={title}>
      <Stack gap="3">
        <FormAlert message={error.fields?.token ?? error.message} requestId={error.requestId} />
        {!isDead && (
          <Button size="lg" onClick={onRetry}>
            Try again
          </Button>
        )}
        {user ? (
          <Button size="lg" variant="outline" asChild>
            <Link to={paths.dashboard}>Go to your dashboard</Link>
          </Button>
        ) : (
          <Button size="lg" variant="outline" onClick={() => openAuth('login')}>
            I've already joined: sign in
          </Button>
        )}
      </Stack>
    </NarrowCard>
  );
}

/**
 * The page that the link in an invitation opens. The link's token follows the #, because browsers do not send that part of a URL,
 * so no access log contains the token.
 */
export function JoinPage() {
  const token = useLocation().hash.slice(1);
  const { user } = useSession();
  const { mutate, data, error } = useWrite('readPersonInvite');
  useEffect(() => {
    if (token !== '') mutate({ body: { token } });
  }, [token, mutate]);
  if (token === '')
    return (
      <NarrowCard
        title={title}
        text="Open the link in the email that invited you. Lost it? Ask the company to send it again."
      >
        <Home />
      </NarrowCard>
    );
  if (error) return <Unread error={error} onRetry={() => mutate({ body: { token } })} />;
  if (!data)
    return (
      <NarrowCard title={title}>
        <Skeleton height="40" role="status" aria-label="Loading..." />
      </NarrowCard>
    );
  if (user?.email === data.email) return <Navigate to={paths.dashboard} replace />;
  if (user) return <SignOutFirst email={user.email} />;
  return (
    <NarrowCard title={`Join ${data.companyName}`} text={`Choose a password for ${data.email}.`}>
      <JoinForm token={token} invite={data} />
      <Text textStyle="note" color="fg.muted" mt="4">
        Don't know this company? Close this page. Nothing has changed.
      </Text>
    </NarrowCard>
  );
}
