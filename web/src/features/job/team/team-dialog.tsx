import { Skeleton } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import type { JobView } from '#shared/api/fields/job-views.ts';
import type { ColleagueView } from '#shared/api/parts/people.ts';
import { needsReason, type Team } from '#shared/domain/jobs/team.ts';
import { ConfirmFooter } from '#web/src/components/dialog/confirm-footer.tsx';
import { CheckboxesField } from '#web/src/components/fields/checkboxes-field.tsx';
import { SelectField } from '#web/src/components/fields/select-field.tsx';
import { TextAreaField } from '#web/src/components/fields/text-area-field.tsx';
import { FormFrame } from '#web/src/components/form/form-frame.tsx';
import { useKeptForm } from '#web/src/components/form/use-kept-form.ts';
import { shortNameOf } from '#web/src/components/job-facts.tsx';
import { ReadGate } from '#web/src/components/read-gate.tsx';
import { SentencesAlert } from '#web/src/components/sentences-alert.tsx';
import { useRead } from '#web/src/lib/server/queries.ts';
import { JobDialogFrame } from '../screen/job-dialog-frame.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { clashesOf, signerOptions, type TeamValues, teamIn, teamSchema, valuesOf } from './team-form.ts';

interface FieldsProps {
  values: TeamValues;
  people: readonly ColleagueView[];
  isSwap: boolean;
}

function Fields({ values, people, isSwap }: FieldsProps) {
  const { job } = useJobScreen();
  const plan = useRead('getSchedulePlan', { params: { id: job.id } });
  const chosen = people.filter(({ id }) => values.people.includes(id));
  const clashes = clashesOf(chosen, job.installationDate, plan.data?.plan.bookings ?? []);
  return (
    <>
      <CheckboxesField<TeamValues>
        name="people"
        label="People on the job"
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <div aria-live="polite">{clashes.length > 0 && <SentencesAlert of={clashes} status="warning" />}</div>
      <SelectField<TeamValues>
        name="signerId"
        label="Who signs off the work?"
        help="The certificate names this accredited installer. The retailer sees only their first name."
        options={signerOptions(chosen)}
      />
      {isSwap && (
        <TextAreaField<TeamValues>
          name="reason"
          label="Why does another person sign off the work?"
          help="We'll show the reason to the retailer, who must report the change to the Clean Energy Regulator."
          required
        />
      )}
    </>
  );
}

const teamOf = ({ team = [] }: JobView): Team => ({
  people: team.flatMap(({ id }) => id ?? []),
  signerId: team.find(({ signsOff }) => signsOff)?.id ?? null,
});

/** Returns a message with the team that a colleague has saved since the dialog opened. */
function changeByColleague({ team = [] }: JobView): string {
  const names = team.map(({ name, signsOff }) => (signsOff ? `${name}, who signs off the work` : name));
  return `A colleague has changed the team. It is now: ${names.join('; ') || 'no one'}. If you save again, you replace it.`;
}

/** Chooses who is on the job, and who signs off the work. */
export function TeamDialog() {
  const { job, close } = useJobScreen();
  const id = useId();
  const read = useRead('listPeople');
  const atWork = read.data?.people ?? [];
  const now = teamOf(job);
  /** The team when the dialog opened. Null after a conflict, when the dialog continues with the present team. */
  const [opened, setOpened] = useState<Team | null>(now);
  const seen = opened ?? now;
  const hasStarted = job.hasStarted === true;
  const assign = useJobWrite('assignTeam', {
    asks: ({ code }) => {
      if (code === 'conflict') setOpened(null);
      return false;
    },
  });
  const kept = useKeptForm<TeamValues, TeamValues>({
    name: 'team',
    about: job.id,
    restores: 'at once',
    resolver: zodResolver(teamSchema(hasStarted, seen, atWork)),
    initial: valuesOf(seen),
    send: (values) => {
      const team = teamIn(values, atWork);
      const { reason } = values;
      const body = { people: [...team.people], signerId: team.signerId, ...(reason ? { reason } : {}) };
      return assign.mutateAsync(
        { params: { id: job.id }, body: { ...body, seen: { people: [...seen.people], signerId: seen.signerId } } },
        { onSuccess: close },
      );
    },
  });
  const values = kept.form.watch();
  return (
    <JobDialogFrame
      title="Team on Site"
      text={shortNameOf(job)}
      footer={
        <ConfirmFooter
          label="Save team"
          form={id}
          isPending={assign.isPending}
          isDisabled={!read.data}
          onCancel={close}
        />
      }
    >
      <FormFrame of={kept} id={id}>
        {opened === null && <SentencesAlert status="warning" of={[changeByColleague(job)]} />}
        <ReadGate of={read} waiting={<Skeleton height="40" role="status" aria-label="Loading..." />}>
          {({ people }) => (
            <Fields values={values} people={people} isSwap={needsReason(hasStarted, seen, teamIn(values, people))} />
          )}
        </ReadGate>
      </FormFrame>
    </JobDialogFrame>
  );
}
