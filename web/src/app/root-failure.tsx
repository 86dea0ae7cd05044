import { Button, Center, Heading, Stack, Text } from '@chakra-ui/react';
import { paths } from '#shared/pages.ts';

/** Replaces the whole application if its layout fails. Its button and its link load a page from the server. */
export const RootFailure = () => (
  <Center as="main" minHeight="100dvh" px="4">
    <Stack gap="4" align="center" textAlign="center" maxWidth="md">
      <Heading as="h1" textStyle="title">
        Something went wrong
      </Heading>
      <Text color="fg.muted">Reload the page to try again. Anything you saved is safe.</Text>
      <Button size="lg" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
      <Button asChild variant="outline" size="lg">
        <a href={paths.home}>Go to the home page</a>
      </Button>
    </Stack>
  </Center>
);
