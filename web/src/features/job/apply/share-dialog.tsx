import { Button, Field, HStack, Input, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { hrefTo, paths } from '../../../config/paths.ts';
import { notify } from '../../../lib/notify.ts';
import { JobDialogFrame } from '../screen/job-dialog-frame.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import '../../../theme/recipes/field.ts';

const linkOf = (shareToken: string): string => `${window.location.origin}${hrefTo(paths.shareLanding, { shareToken })}`;

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    notify.success('Link copied!');
  } catch {
    notify.failure('Copy failed', null, 'Unable to copy link to clipboard');
  }
}

function useShareLink() {
  const { job } = useJobScreen();
  const share = useJobWrite('shareJob', {
    done: 'Share link generated',
    failed: 'Failed to generate share link',
    fallback: 'Unable to create share link',
  });
  const token = share.data?.shareToken ?? job.shareToken ?? null;
  const hasAsked = useRef(false);
  const { mutate } = share;
  useEffect(() => {
    if (token || hasAsked.current) return;
    hasAsked.current = true;
    mutate({ params: { id: job.id }, body: {} });
  }, [token, mutate, job.id]);
  const replace = () => share.mutate({ params: { id: job.id }, body: { rotate: true } });
  return { link: token && linkOf(token), isPending: share.isPending, isFailed: share.isError, replace };
}

export function ShareDialog() {
  const { link, isPending, isFailed, replace } = useShareLink();
  return (
    <JobDialogFrame title="Share Job" text="Anyone with this link can view the details after signing in.">
      <Stack gap="4">
        {link && (
          <Field.Root>
            <Field.Label>Share link</Field.Label>
            <HStack width="full" wrap={{ base: 'wrap', sm: 'nowrap' }}>
              <Input
                readOnly
                size="lg"
                bg="bg.panel"
                value={link}
                onFocus={({ currentTarget }) => currentTarget.select()}
              />
              <Button
                size="lg"
                flexShrink="0"
                flex={{ base: '1', sm: 'none' }}
                onClick={() => copy(link)}
                data-first-focus=""
              >
                <Copy size={18} /> Copy
              </Button>
            </HStack>
          </Field.Root>
        )}
        {!link && !isFailed && <Skeleton height="12" role="status" aria-label="Loading..." />}
        <Text color="fg.muted">
          Installers must sign in or create an account to apply. With the link, they can also accept the job straight
          away.
        </Text>
        <HStack justify="space-between" wrap="wrap" gap="2">
          <Text textStyle="note" color="fg.muted" flex="1" minWidth="48">
            If you replace the link, the old one stops working.
          </Text>
          <Button variant="ghost" loading={isPending} onClick={replace}>
            {link ? 'Replace the link' : 'Try again'}
          </Button>
        </HStack>
      </Stack>
    </JobDialogFrame>
  );
}
