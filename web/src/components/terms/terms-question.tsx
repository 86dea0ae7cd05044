import { ConfirmFooter } from '../dialog/confirm-footer.tsx';
import { DialogFrame } from '../dialog/dialog-frame.tsx';
import { ChangesList } from './changes-list.tsx';
import type { ChangedTerms } from './use-changed-terms.ts';

/** Lists the changes of a job since the person saw it. One press agrees to the changed terms. */
const TermsQuestion = ({ of: { isOpen, refused, close }, label }: { of: ChangedTerms; label: string }) => (
  <DialogFrame
    isOpen={isOpen}
    onClose={close}
    title="This job has changed"
    text="It changed after you opened it, so nothing was done yet. Check what is different:"
    isEntry={false}
    footer={<ConfirmFooter label={label} cancelLabel="Not now" onConfirm={() => refused?.confirm()} onCancel={close} />}
  >
    <ChangesList of={refused?.changes ?? []} />
  </DialogFrame>
);

export default TermsQuestion;
