import { Box } from '@chakra-ui/react';
import { PageHead } from '../../components/page-head.tsx';
import { People } from '../../features/people/people.tsx';

export default function PeoplePage() {
  return (
    <Box maxWidth="3xl" mx="auto">
      <PageHead title="People" text="Who signs in for your company, and what each person may do." />
      <People />
    </Box>
  );
}
