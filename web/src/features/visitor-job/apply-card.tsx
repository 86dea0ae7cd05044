import { Button, type ButtonProps, Card, Heading, Stack, Text } from '@chakra-ui/react';
import { LogIn } from 'lucide-react';
import { SwitchView } from '../../components/switch-view.tsx';
import { ThumbBar } from '../../components/thumb-bar.tsx';
import { useSession, type Wanted } from '../../lib/server/session.tsx';
import { useIsNarrow } from '../../lib/use-is-narrow.ts';

const SignIn = ({ onPress, ...look }: { onPress: () => void } & ButtonProps) => (
  <Button size="lg" {...look} onClick={onPress}>
    <LogIn size={20} aria-hidden /> Sign in to apply
  </Button>
);

/**
 * Explains how to apply. After signing in, or signing up and completing a profile, the visitor returns to this job with the
 * form to apply.
 */
export function ApplyCard({ jobId }: { jobId: string }) {
  const { openAuth } = useSession();
  const isNarrow = useIsNarrow();
  const wanted: Wanted = `apply for ${jobId}`;
  const signIn = () => openAuth('login', wanted);
  return (
    <>
      <Card.Root as="section" aria-label="Apply for this job" borderTopWidth="4px" borderTopColor="sun.solid">
        <Card.Body gap="4">
          <Stack gap="1">
            <Heading as="h2" textStyle="section">
              Apply for this job
            </Heading>
            <Text color="fg.muted">Installers with a profile also see the street, photos, notes and requirements.</Text>
          </Stack>
          {!isNarrow && <SignIn onPress={signIn} />}
          <SwitchView question="New here?" label="Create an account" onClick={() => openAuth('register', wanted)} />
        </Card.Body>
      </Card.Root>
      {isNarrow && (
        <ThumbBar>
          <SignIn onPress={signIn} flex="1" />
        </ThumbBar>
      )}
    </>
  );
}
