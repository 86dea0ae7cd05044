import { Button, Stack, Text, Link as TextLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { useSession } from '../../lib/server/session.tsx';

/** The note above a visitor's list says what signing in adds to the public jobs, and links to the installers. */
export function ForVisitors() {
  const { openAuth } = useSession();
  return (
    <Stack gap="0" px="4" py="2" borderBottomWidth="1px">
      <Text textStyle="note" color="fg.muted">
        <Button
          variant="plain"
          size="sm"
          height="auto"
          minHeight="6"
          px="0"
          verticalAlign="baseline"
          textDecoration="underline"
          color="colorPalette.fg"
          onClick={() => openAuth('login')}
        >
          Sign in
        </Button>{' '}
        as an installer to apply, and to see which jobs fit and where they are.
      </Text>
      <Text textStyle="note" color="fg.muted">
        Looking for an installer?{' '}
        <TextLink asChild color="colorPalette.fg" fontWeight="650">
          <Link to={paths.directory}>Browse the directory</Link>
        </TextLink>
      </Text>
    </Stack>
  );
}
