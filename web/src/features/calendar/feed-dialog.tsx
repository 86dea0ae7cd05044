import { Button, HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import { CalendarPlus } from 'lucide-react';
import { CopyField } from '../../components/copy-field.tsx';
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import { useRead } from '../../lib/server/queries.ts';
import { useWrite } from '../../lib/server/use-write.ts';

/** Returns the URL with the scheme `webcal`, which phones and computers open in their calendar program. */
const inProgram = (address: string): string => address.replace(/^https?:/, 'webcal:');

/** Shows the secret URL from which a person's calendar program reads their jobs automatically. */
export default function FeedDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const read = useRead('getCalendarFeed', {});
  const renew = useWrite('renewCalendarFeed');
  const revoke = useWrite('revokeCalendarFeed');
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={onClose}
      title="Jobs in your own calendar"
      text="Add this link to your phone or computer calendar and your jobs appear on their dates. Each entry shows the job title, the suburb and the other company, never customer details."
    >
      <ReadGate of={read} waiting={<Skeleton height="12" role="status" aria-label="Loading..." />}>
        {({ feed }) =>
          feed ? (
            <Stack gap="4">
              <CopyField label="Calendar link" value={feed.address} done="Link copied" />
              <Button asChild variant="outline" size="lg">
                <a href={inProgram(feed.address)}>
                  <CalendarPlus size={18} /> Open in my calendar
                </a>
              </Button>
              <Text textStyle="note" color="fg.muted">
                Anyone with this link can see your jobs. If you replace or turn off the link, the old one will stop
                working.
              </Text>
              <HStack wrap="wrap" gap="2">
                <Button variant="ghost" loading={renew.isPending} onClick={() => renew.mutate({ body: {} })}>
                  Replace link
                </Button>
                <Button variant="ghost" loading={revoke.isPending} onClick={() => revoke.mutate({})}>
                  Turn off link
                </Button>
              </HStack>
            </Stack>
          ) : (
            <Button size="lg" loading={renew.isPending} onClick={() => renew.mutate({ body: {} })} data-first-focus="">
              <CalendarPlus size={18} /> Create link
            </Button>
          )
        }
      </ReadGate>
    </DialogFrame>
  );
}
