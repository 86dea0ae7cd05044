import { Button, Skeleton } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { usualShareDays } from '#shared/domain/jobs/share-link.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { OutcomeList } from '../../components/bulk/outcome-list.tsx';
import type { Outcome } from '../../components/bulk/outcomes.ts';
import { useBulk } from '../../components/bulk/use-bulk.ts';
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx';
import { copyText } from '../../lib/copy-text.ts';
import type { BulkDialogProps } from './selection.ts';

/** Returns one line for each shared job, to paste into a message. */
const linesOf = (outcomes: readonly Outcome[]): string =>
  outcomes.flatMap((each) => (each.state === 'done' ? `${each.job.title}: ${each.text}` : [])).join('\n');

/** Creates the share links of the chosen jobs, so that the person can copy them together. */
export function BulkShare({ jobs, onClose, onDone }: BulkDialogProps) {
  const bulk = useBulk(
    'shareJob',
    ({ shareToken }) => `${window.location.origin}${hrefTo(paths.shareLanding, { shareToken })}`,
  );
  const hasAsked = useRef(false);
  const start = useRef(() => bulk.run(jobs, () => ({})).then(undefined, onClose));
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    void start.current();
  }, []);
  const lines = linesOf(bulk.outcomes);
  const close = () => {
    onDone(bulk.outcomes);
    onClose();
  };
  return (
    <DialogFrame
      isOpen
      onClose={close}
      title="Share jobs"
      text={`Anyone with a link can view the details of its job after signing in. A new link works for ${usualShareDays} days.`}
      footer={
        <>
          {lines !== '' && (
            <Button size="lg" variant="outline" onClick={() => copyText(lines, 'Links copied!')}>
              <Copy size={18} aria-hidden /> Copy the links
            </Button>
          )}
          <Button size="lg" onClick={close}>
            Close
          </Button>
        </>
      }
    >
      {bulk.outcomes.length === 0 ? (
        <Skeleton height="24" role="status" aria-label="Loading..." />
      ) : (
        <OutcomeList
          outcomes={bulk.outcomes}
          done="shared"
          isPending={bulk.isPending}
          onTryRest={() => void bulk.runRest().catch(() => undefined)}
        />
      )}
    </DialogFrame>
  );
}
