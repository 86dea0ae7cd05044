import { Box, Button, Card, Center, Heading, Stack, Text } from '@chakra-ui/react';
import { LogIn, Sun } from 'lucide-react';
import { useSession } from '../../lib/server/session.tsx';

interface SharedTeaserProps {
  title: string;
  place: string;
  companyName: string;
}

/**
 * Shown before signing in: the company that shared the job, over the blurred title and suburb. The server sends visitors nothing
 * else about the job.
 */
export function SharedTeaser({ title, place, companyName }: SharedTeaserProps) {
  const { openAuth } = useSession();
  return (
    <Box position="relative" minHeight="60vh">
      <Stack aria-hidden gap="4" filter="blur(7px)" userSelect="none" pointerEvents="none" pt="4">
        <Text textStyle="display">{title}</Text>
        <Text textStyle="title" color="fg.muted">
          {place}
        </Text>
        <Box bg="bg.muted" borderRadius="lg" height="40" />
        <Box bg="bg.muted" borderRadius="lg" height="24" />
      </Stack>
      <Center position="absolute" inset="0" px="2">
        <Card.Root maxWidth="420px" width="full" boxShadow="lg">
          <Card.Body gap="5" textAlign="center" alignItems="center" py="8">
            <Center boxSize="16" borderRadius="full" bg="sun.subtle" color="sun.fg">
              <Sun size={32} aria-hidden />
            </Center>
            <Heading as="h1" textStyle="title">
              {companyName || 'A Company'} has shared a job with you
            </Heading>
            <Button size="xl" width="full" onClick={() => openAuth('login')}>
              <LogIn size={20} /> Sign In to View Job
            </Button>
            <Text textStyle="note" color="fg.muted" textWrap="balance">
              Don't have an account? You can create one when you sign in.
            </Text>
          </Card.Body>
        </Card.Root>
      </Center>
    </Box>
  );
}
