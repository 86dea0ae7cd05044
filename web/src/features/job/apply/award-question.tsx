import { ConfirmFooter } from '#web/src/components/dialog/confirm-footer.tsx';
import { DialogFrame } from '#web/src/components/dialog/dialog-frame.tsx';
import { shortNameOf } from '#web/src/components/job-facts.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import type { Application } from './application-order.ts';
import { AwardTerms, awardLabel } from './award-terms.tsx';
import { nameOf } from './decide-buttons.tsx';

interface AwardQuestionProps {
  of: Application;
  isOpen: boolean;
  /** Whether the question is over the dialog of the applications. The browser's Back button then closes both. */
  isOverDialog: boolean;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks the owner to confirm the award, over the list of the applications. */
export default function AwardQuestion({
  of: application,
  isOpen,
  isOverDialog,
  isPending,
  onConfirm,
  onClose,
}: AwardQuestionProps) {
  const { job } = useJobScreen();
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={onClose}
      isEntry={!isOverDialog}
      title={`Accept ${nameOf(application)}?`}
      text={shortNameOf(job)}
      footer={
        <ConfirmFooter label={awardLabel(application)} isPending={isPending} onConfirm={onConfirm} onCancel={onClose} />
      }
    >
      <AwardTerms of={application} />
    </DialogFrame>
  );
}
