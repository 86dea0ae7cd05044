import { Button, HStack } from '@chakra-ui/react';
import { LogIn } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { PageTitle } from '../../components/page-title.tsx';
import { Nothing } from '../../components/states.tsx';
import { withNext } from '../../config/links.ts';
import { useSession } from '../../lib/server/session.tsx';

/** Replaces a page that visitors cannot see: asks them to sign in, and links to other pages. */
export function SignInFirst() {
  const { openAuth } = useSession();
  const { pathname, search } = useLocation();
  return (
    <>
      <PageTitle>Please sign in</PageTitle>
      <Nothing
        title="Please sign in"
        text="You need an account to see this page."
        icon={<LogIn />}
        action={
          <HStack wrap="wrap" justify="center">
            <Button onClick={() => openAuth('login')}>Sign in</Button>
            <Button asChild variant="outline">
              <Link to={withNext(paths.signUp, pathname + search)}>Create an account</Link>
            </Button>
            <Button asChild variant="ghost">
              <Link to={paths.home}>Go to the home page</Link>
            </Button>
          </HStack>
        }
      />
    </>
  );
}
