import { Button, HStack } from '@chakra-ui/react';
import { HardHat, Store } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { PageHead } from '../../components/page-head.tsx';
import { Nothing } from '../../components/states.tsx';
import { useSession } from '../../lib/server/session.tsx';

/** Tells people who are not installers why there is no list here, and which page to open instead. */
export function NotForInstallers({ isRetailer }: { isRetailer: boolean }) {
  const { openAuth } = useSession();
  return (
    <>
      <PageHead title="Public jobs" />
      {isRetailer ? (
        <Nothing
          title="Public jobs are listed for installers"
          text="Every installer can see your public jobs. Only the installers you invite can see your private ones."
          icon={<Store />}
          action={
            <Button asChild size="lg">
              <Link to={paths.createJob}>Post New Job</Link>
            </Button>
          }
        />
      ) : (
        <Nothing
          title="Anyone can browse public jobs"
          text="Sign in as an installer to see how far away each job is and whether it fits you, and to apply."
          icon={<HardHat />}
          action={
            <HStack wrap="wrap" justify="center">
              <Button asChild size="lg">
                <Link to={paths.map}>Browse public jobs</Link>
              </Button>
              <Button size="lg" variant="outline" onClick={() => openAuth('login')}>
                Sign in
              </Button>
              <Button asChild size="lg" variant="outline">
                <Link to={`${paths.signUp}?role=installer`}>Create an account</Link>
              </Button>
            </HStack>
          }
        />
      )}
    </>
  );
}
