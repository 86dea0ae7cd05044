import { Button, HStack, Text } from '@chakra-ui/react';
import { Mail } from 'lucide-react';
import type { UserView } from '#shared/api/auth.ts';
import { useWrite } from '../../lib/server/use-write.ts';

/** Stays until the address is confirmed. Everything works without, except what would write to somebody. */
export function ConfirmAddressBar({ user }: { user: UserView }) {
  const again = useWrite('sendConfirmation', {
    done: ['Email sent', 'It has a link that confirms your address. Check your junk mail too.'],
    failed: 'Email not sent',
    fallback: 'Please try again later.',
  });
  if (user.emailConfirmed) return null;
  const jobs = user.role === 'retailer' ? ', and list none of your jobs' : '';
  return (
    <HStack role="status" bg="bg.muted" borderRadius="lg" px="3" py="2" mb="4" gap="3">
      <Mail size={18} aria-hidden />
      <Text textStyle="note" overflowWrap="anywhere">
        {`Please open the link that we sent to ${user.email}. Until then we send no other email for you${jobs}. `}
        <Button
          variant="plain"
          height="auto"
          p="0"
          textStyle="note"
          textDecoration="underline"
          loading={again.isPending}
          onClick={() => again.mutate({ body: {} })}
        >
          Send again
        </Button>
      </Text>
    </HStack>
  );
}
