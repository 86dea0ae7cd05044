import { Button, HStack, Text } from '@chakra-ui/react';
import { Mail } from 'lucide-react';
import type { UserView } from '#shared/api/auth.ts';
import { useWrite } from '../../lib/server/use-write.ts';

/** Returns the message and the label of the button that emails a link, or null if email works. */
function wordsFor({ email, emailConfirmed, mailStopped, role }: UserView): { text: string; press: string } | null {
  const press = 'Send the link';
  const restart = 'open the link we send you to start emails again';
  if (mailStopped === 'bounced')
    return {
      text: `We couldn't deliver email to ${email}, so we've stopped sending to it. If the address is right, ${restart}. `,
      press,
    };
  if (mailStopped === 'complained')
    return {
      text: `An email to ${email} was marked as spam, so we've stopped sending to it. If you still want our emails, ${restart}. `,
      press,
    };
  if (emailConfirmed) return null;
  const missed =
    role === 'retailer' ? "your public jobs aren't listed" : "retailers can't find you in the directory or on the map";
  return {
    text: `Confirm your email: open the link we sent to ${email}. Until you do, ${missed} and you won't get other emails. `,
    press: 'Send again',
  };
}

/** The bar that asks the user to confirm their email address. It also appears while email to the address is stopped. */
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
