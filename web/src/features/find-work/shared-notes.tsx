import { Link as ChakraLink, HStack, Icon, Stack, Text } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { slotOf } from '#shared/domain/people/credential-kinds.ts';
import { paths } from '#shared/pages.ts';
import { todayHere } from '../../lib/dates.ts';
import { mayDo } from '../../lib/may-do.ts';
import { useUser } from '../../lib/server/session.tsx';
import { type SharedObjection, sharedText } from './shared-objections.ts';

/** Names each credential that ends before several of the jobs below, and links to the page that updates it. */
export function SharedNotes({ of: shared }: { of: readonly SharedObjection[] }) {
  const user = useUser();
  if (shared.length === 0) return null;
  return (
    <Stack gap="2" pb={{ base: '3', md: '4' }}>
      {shared.map((each) => (
        <HStack key={slotOf(each.objection)} gap="2" align="start" color="fg.warning">
          <Icon as={TriangleAlert} boxSize="4" mt={{ base: '0.5', md: '1' }} />
          <Text fontSize={{ base: '0.875rem', md: 'md' }}>
            {sharedText(each, todayHere())}{' '}
            {mayDo(user, 'company') && (
              <ChakraLink asChild variant="underline">
                <Link to={paths.credentials}>Update it</Link>
              </ChakraLink>
            )}
          </Text>
        </HStack>
      ))}
    </Stack>
  );
}
