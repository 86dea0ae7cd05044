import { useState } from 'react';
import type { ColleagueView } from '#shared/api/parts/people.ts';
import type { Role } from '#shared/domain/jobs/job.ts';
import { ConfirmFooter } from '../../components/dialog/confirm-footer.tsx';
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx';
import { useWrite } from '../../lib/server/use-write.ts';
import { RankChoice } from './rank-choice.tsx';

interface RankDialogProps {
  person: ColleagueView;
  role: Role;
  onClose: () => void;
}

/** Changes a person's role in the company. If the role has changed since the dialog opened, the server refuses the change. */
export default function RankDialog({ person: { id, name, rank: seen }, role, onClose }: RankDialogProps) {
  const change = useWrite('changePerson', { onRefused: ({ code }) => code === 'conflict' && onClose() });
  const [rank, setRank] = useState(seen);
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title={`Role of ${name}`}
      text="The new role applies immediately."
      footer={
        <ConfirmFooter
          label="Save role"
          isDisabled={rank === seen}
          isPending={change.isPending}
          onCancel={onClose}
          onConfirm={() => change.mutate({ params: { id }, body: { rank, seen } }, { onSuccess: onClose })}
        />
      }
    >
      <RankChoice role={role} value={rank} onChoose={setRank} />
    </DialogFrame>
  );
}
