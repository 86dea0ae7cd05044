import { Button, HStack, Stack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { PageHead } from '../../components/page-head.tsx';
import { PagePreview } from '../../components/page-title.tsx';
import { installerPath, retailerPath } from '../../features/how-it-works/paths-of-roles.ts';
import { RolePath } from '../../features/how-it-works/role-path.tsx';

const title = 'How it works';
const text = 'From the posted job to the last review, step by step: what retailers do, and what installers do.';

const HowItWorks = () => (
  <Stack gap={{ base: '10', md: '14' }}>
    <PagePreview title={title} text={text} path={paths.howItWorks} />
    <Stack gap="0">
      <PageHead title={title} text={text} />
      <RolePath path={retailerPath} columns={{ base: 1, md: 2 }} />
    </Stack>
    <RolePath path={installerPath} columns={{ base: 1, sm: 2, lg: 4 }} />
    <HStack gap="3" wrap="wrap">
      <Button asChild size="lg">
        <Link to={paths.signUp}>Get Started Free</Link>
      </Button>
      <Button asChild size="lg" variant="outline">
        <Link to={paths.map}>Browse Available Jobs</Link>
      </Button>
    </HStack>
  </Stack>
);
export default HowItWorks;
