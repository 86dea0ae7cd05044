import { Button, HStack } from '@chakra-ui/react';
import { MapPinned, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { Nothing } from '../../components/states.tsx';
import { useSession } from '../../lib/server/session.tsx';

/** For visitors: what would be on the map. */
export function ForVisitors() {
  const { openAuth } = useSession();
  return (
    <Nothing
      title="Sign in to see what is here"
      text="Installers see public jobs on the map, and retailers see installers."
      icon={<MapPinned />}
      action={
        <HStack wrap="wrap" justify="center">
          <Button onClick={() => openAuth('login')}>Sign in</Button>
          <Button asChild variant="outline">
            <Link to={paths.signUp}>Create an account</Link>
          </Button>
        </HStack>
      }
    />
  );
}

export const ForNewcomers = () => (
  <Nothing
    title="Finish your profile first"
    text="With a profile, you see what is around you."
    icon={<UserRound />}
    action={
      <Button asChild>
        <Link to={paths.profile}>Go to your profile</Link>
      </Button>
    }
  />
);
