import { Box, Button, HStack, Text, VisuallyHidden } from '@chakra-ui/react';
import { Ban, Copy, Share2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { jobName } from '../../components/job-facts.tsx';
import { copyOf } from '../../config/links.ts';
import { unlessLow } from '../../theme/low-screen.ts';
import { BulkCancel } from './bulk-cancel.tsx';
import { BulkInvite } from './bulk-invite.tsx';
import { BulkShare } from './bulk-share.tsx';
import type { OwnJobView } from './own-job.tsx';
import type { Selection } from './selection.ts';

const dialogs = { share: BulkShare, invite: BulkInvite, cancel: BulkCancel };
type DialogName = keyof typeof dialogs;

/** On a phone, the buttons share one line. */
const act = { flex: { base: 'auto', md: 'none' }, px: { base: '2', md: '4' } } as const;

/** The actions for the chosen jobs. The bar stays in view, on a phone above the navigation bar. */
export function BulkBar({ selection }: { selection: Selection }) {
  const { chosen, clear, settle } = selection;
  /** The open dialog, and the jobs that were chosen when it opened. Finished jobs leave the selection, but not the dialog. */
  const [open, setOpen] = useState<{ name: DialogName; jobs: OwnJobView[] } | null>(null);
  const Dialog = open && dialogs[open.name];
  const count = chosen.size === 1 ? '1 job selected' : `${chosen.size} jobs selected`;
  const only = chosen.size === 1 ? [...chosen.values()][0] : undefined;
  const show = (name: DialogName) =>
    setOpen({ name, jobs: [...chosen.values()].map((job) => ({ ...job, title: jobName(job) })) });
  return (
    <>
      <VisuallyHidden role="status">{chosen.size > 0 ? count : ''}</VisuallyHidden>
      {chosen.size > 0 && (
        <Box
          as="section"
          aria-label="Selected jobs"
          {...unlessLow}
          position="sticky"
          bottom="calc(var(--bottom-bars, 0px) + 0.75rem)"
          mt="4"
          p="3"
          zIndex="1"
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="lg"
          boxShadow="md"
        >
          <HStack wrap="wrap" gap="2">
            <HStack flex="1" minWidth={{ base: 'full', md: '8rem' }} justify="space-between">
              <Text fontWeight="650">{count}</Text>
              <Button variant="ghost" onClick={clear}>
                Clear selection
              </Button>
            </HStack>
            {only && (
              <Button asChild variant="outline" {...act}>
                <Link to={copyOf(only.id)}>
                  <Copy size={16} aria-hidden /> Duplicate
                </Link>
              </Button>
            )}
            <Button variant="outline" {...act} onClick={() => show('share')}>
              <Share2 size={16} aria-hidden /> Share
            </Button>
            <Button variant="outline" {...act} onClick={() => show('invite')}>
              <UserPlus size={16} aria-hidden /> Invite
            </Button>
            <Button variant="outline" {...act} colorPalette="red" onClick={() => show('cancel')}>
              <Ban size={16} aria-hidden /> Cancel jobs
            </Button>
          </HStack>
        </Box>
      )}
      {Dialog && open && <Dialog jobs={open.jobs} onClose={() => setOpen(null)} onDone={settle} />}
    </>
  );
}
