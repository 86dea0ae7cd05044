import { Button, HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { CopyField } from '../../../components/copy-field.tsx';
import { hrefTo, paths } from '../../../config/paths.ts';
import { jobWords } from '../../../lib/server/job-words.ts';
import { JobDialogFrame } from '../screen/job-dialog-frame.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';

const linkOf = (shareToken: string): string => `${window.location.origin}${hrefTo(paths.shareLanding, { shareToken })}`;

function useShareLink() {
  const { job } = useJobScreen();
  const share = useJobWrite('shareJob', jobWords.shareJob);
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
        {link && <CopyField label="Share link" value={link} done="Link copied!" />}
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
