import { Box, type BoxProps, Button, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { useSession } from '../../lib/server/session.tsx';
import { forVisitor, useIsUndecided } from '../../lib/server/undecided.ts';

/** Asks visitors to sign up. A signed-in person does not see it, because they have an account (decision 093). */
export function FinalBanner() {
  const isUndecided = useIsUndecided();
  const { user } = useSession();
  return user ? null : <Invitation {...(isUndecided ? forVisitor : {})} />;
}

const Invitation = (look: BoxProps) => (
  <Box
    {...look}
    as="section"
    bg="sun.400"
    color="sun.950"
    borderRadius="xl"
    px={{ base: '5', md: '12' }}
    py={{ base: '8', md: '12' }}
  >
    <HStack justify="space-between" wrap="wrap" gap="6">
      <Stack gap="1" maxWidth="34rem">
        <Heading as="h2" textStyle="title">
          Your next job is a suburb away
        </Heading>
        <Text>An account is free and takes a minute to set up.</Text>
      </Stack>
      <HStack wrap="wrap" gap="3">
        <Button asChild size="lg" bg="sun.950" color="white" _hover={{ bg: 'sun.900' }}>
          <Link to={paths.signUp}>Get Started Free</Link>
        </Button>
        <Button asChild size="lg" variant="outline" borderColor="sun.950" color="sun.950" _hover={{ bg: 'sun.300' }}>
          <Link to={paths.map}>Browse Available Jobs</Link>
        </Button>
      </HStack>
    </HStack>
  </Box>
);
