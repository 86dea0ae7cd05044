import { Button, Stack, Text, Link as TextLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { useSession } from '../../lib/server/session.tsx';

/** Below the list of a visitor: what the map shows after signing in, and where installers are. */
export function ForVisitors() {
  const { openAuth } = useSession();
  return (
    <Stack gap="2" align="start" px="4" py="4">
      <Text textStyle="note" color="fg.muted">
        Sign in as an installer to see these jobs on the map.
      </Text>
      <Button size="sm" variant="outline" onClick={() => openAuth('login')}>
        Sign in
      </Button>
      <Text textStyle="note" color="fg.muted">
        Looking for an installer?{' '}
        <TextLink asChild color="colorPalette.fg" fontWeight="650">
          <Link to={paths.directory}>Browse the directory</Link>
        </TextLink>
      </Text>
    </Stack>
  );
}
