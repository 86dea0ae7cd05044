import { Button, HStack, Text } from '@chakra-ui/react';
import { Mail } from 'lucide-react';
import type { UserView } from '#shared/api/auth.ts';
import { useWrite } from '../../lib/server/use-write.ts';

/** What is said, and the words of the button that sends a link to the address. */
function wordsFor({ email, emailConfirmed, mailStopped, role }: UserView): { text: string; press: string } | null {
  const press = 'Send a link';
  const repair = 'Open the link in a new letter, and everything is sent again.';
  if (mailStopped === 'bounced')
    return { text: `Email to ${email} came back, so we send none there for now. Does it work? ${repair} `, press };
  if (mailStopped === 'complained')
    return { text: `An email to ${email} was marked as spam, so we send none there. ${repair} `, press };
  if (emailConfirmed) return null;
  const listed = role === 'retailer' ? 'list none of your jobs' : 'show you to nobody who looks for installers';
  return {
    text: `Please open the link that we sent to ${email}. Until then we send no other email for you, and ${listed}. `,
    press: 'Send again',
  };
}

/** Stays until the address is confirmed, and while letters to it come back. Everything works without, except what would write to somebody. */
export function ConfirmAddressBar({ user }: { user: UserView }) {
  const again = useWrite('sendConfirmation');
  const words = wordsFor(user);
  if (!words) return null;
  return (
    <HStack role="status" bg="bg.muted" borderRadius="lg" px="3" py="2" mb="4" gap="3">
      <Mail size={18} aria-hidden />
      <Text textStyle="note" overflowWrap="anywhere">
        {words.text}
        <Button
          variant="plain"
          height="auto"
          p="0"
          textStyle="note"
          textDecoration="underline"
          loading={again.isPending}
          onClick={() => again.mutate({ body: {} })}
        >
          {words.press}
        </Button>
      </Text>
    </HStack>
  );
}
