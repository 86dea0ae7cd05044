import { Button } from '@chakra-ui/react';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { twoFactorPath } from '#shared/pages.ts';
import { Nothing } from '../../components/states.tsx';

/** Replaces the administrators' pages until the administrator turns on two-factor sign-in. */
export const TwoFactorFirst = () => (
  <Nothing
    title="Turn on two-factor sign-in first"
    text="Administrators need it here. It takes about 2 minutes and an authenticator app on your phone."
    icon={<ShieldCheck />}
    action={
      <Button asChild size="lg">
        <Link to={twoFactorPath}>Go to two-factor sign-in</Link>
      </Button>
    }
  />
);
