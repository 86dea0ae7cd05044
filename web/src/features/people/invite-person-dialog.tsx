import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import type * as z from 'zod';
import { companyPeopleRoutes } from '#shared/api/parts/people.ts';
import { personInviteDays, ranksIn } from '#shared/domain/accounts/ranks.ts';
import type { Role } from '#shared/domain/jobs/job.ts';
import { ConfirmFooter } from '../../components/dialog/confirm-footer.tsx';
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { FormFrame } from '../../components/form/form-frame.tsx';
import { useKeptForm } from '../../components/form/use-kept-form.ts';
import { useWrite } from '../../lib/server/use-write.ts';
import { RankChoice } from './rank-choice.tsx';

const schema = companyPeopleRoutes.invitePerson.body;
type Values = z.input<typeof schema>;
type Invited = z.output<typeof schema>;

function RankField({ role }: { role: Role }) {
  const { field } = useController<Values, 'rank'>({ name: 'rank' });
  return <RankChoice role={role} value={field.value} onChoose={field.onChange} onBlur={field.onBlur} />;
}

/** Invites a person by email. The role with the fewest rights is chosen at first. */
export default function InvitePersonDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const id = useId();
  const invite = useWrite('invitePerson');
  const kept = useKeptForm<Values, Invited>({
    name: 'invitePerson',
    about: 'new',
    restores: 'at once',
    resolver: zodResolver(schema),
    initial: { name: '', email: '', rank: ranksIn(role).at(-1) ?? 'owner' },
    send: (body) => invite.mutateAsync({ body }, { onSuccess: onClose }),
  });
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title="Invite a person"
      text={`We'll email them a link to choose their own password. It works once, for ${personInviteDays} days.`}
      footer={<ConfirmFooter label="Send invitation" form={id} isPending={invite.isPending} onCancel={onClose} />}
    >
      <FormFrame of={kept} id={id}>
        <TextField<Values>
          name="name"
          label="First and last name"
          help="Other companies see the first name."
          autoComplete="off"
          required
        />
        <TextField<Values> name="email" label="Email" type="email" autoComplete="off" inputMode="email" required />
        <RankField role={role} />
      </FormFrame>
    </DialogFrame>
  );
}
