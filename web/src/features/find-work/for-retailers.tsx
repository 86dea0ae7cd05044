import { Button } from '@chakra-ui/react';
import { Store } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { PageHead } from '../../components/page-head.tsx';
import { Nothing } from '../../components/states.tsx';

/** Tells retailers why there is no list here, and which page to open instead. */
export const ForRetailers = () => (
  <>
    <PageHead title="Public jobs" />
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
  </>
);
