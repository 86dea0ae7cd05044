import { Button } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { OutcomeList } from '../../components/bulk/outcome-list.tsx';
import type { Chosen } from '../../components/bulk/outcomes.ts';
import { useBulk } from '../../components/bulk/use-bulk.ts';
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx';
import { FormFrame } from '../../components/form/form-frame.tsx';
import { type Reason, ReasonField, reasonSchema } from '../../components/form/reason-field.tsx';
import { useKeptForm } from '../../components/form/use-kept-form.ts';
import { counted } from '../../lib/format.ts';
import type { BulkDialogProps } from './selection.ts';

const countOf = (jobs: readonly Chosen[]): string => counted(jobs.length, 'job', 'jobs');

const consequences = [
  "We'll send your reason to the installers who have these jobs.",
  "We'll close the open applications and invitations, and tell the installers.",
  'The jobs will stay in My Jobs as Cancelled.',
] as const;

/** Cancels the chosen jobs with one reason, and lists the outcome of each. */
export function BulkCancel({ jobs, onClose, onDone }: BulkDialogProps) {
  const id = useId();
  const bulk = useBulk('cancelJob');
  const kept = useKeptForm<Reason, Reason>({
    name: 'cancelJob',
    about: 'several',
    restores: 'at once',
    resolver: zodResolver(reasonSchema('Give a reason')),
    initial: { reason: '' },
    send: async (given) => {
      onDone(await bulk.run(jobs, () => given));
    },
  });
  const isOver = bulk.outcomes.length > 0;
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      isAlert
      title={isOver ? 'Cancelled jobs' : `Cancel ${countOf(jobs)}`}
      text={isOver ? undefined : "You can't undo this."}
      consequences={isOver ? [] : consequences}
      footer={
        isOver ? (
          <Button size="lg" onClick={onClose}>
            Close
          </Button>
        ) : (
          <>
            <Button variant="outline" size="lg" onClick={onClose} data-first-focus="">
              Keep them
            </Button>
            <Button
              type="submit"
              form={id}
              size="lg"
              colorPalette="red"
              loading={bulk.isPending}
              loadingText={`${bulk.doneSoFar} of ${jobs.length}`}
            >
              Cancel {countOf(jobs)}
            </Button>
          </>
        )
      }
    >
      {isOver ? (
        <OutcomeList
          outcomes={bulk.outcomes}
          done="cancelled"
          isPending={bulk.isPending}
          onTryRest={() => bulk.runRest().then(onDone, () => undefined)}
        />
      ) : (
        <FormFrame of={kept} id={id}>
          <ReasonField label="Reason" required />
        </FormFrame>
      )}
    </DialogFrame>
  );
}
