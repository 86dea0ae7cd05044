import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useRef } from 'react';
import type * as z from 'zod';
import { applicationRoutes } from '#shared/api/applications.ts';
import { OwnObjections } from '#web/src/components/credentials/own-objections.tsx';
import { ConfirmFooter } from '#web/src/components/dialog/confirm-footer.tsx';
import { NumberField } from '#web/src/components/fields/number-field.tsx';
import { TextAreaField } from '#web/src/components/fields/text-area-field.tsx';
import { FormFrame } from '#web/src/components/form/form-frame.tsx';
import { useKeptForm } from '#web/src/components/form/use-kept-form.ts';
import { shortNameOf } from '#web/src/components/job-facts.tsx';
import { TermsDialog } from '#web/src/components/terms/terms-dialog.tsx';
import { useChangedTerms } from '#web/src/components/terms/use-changed-terms.ts';
import { useRead } from '#web/src/lib/server/queries.ts';
import { JobDialogFrame } from '../screen/job-dialog-frame.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';

const schema = applicationRoutes.applyForJob.body;
const resolver = zodResolver(schema);
type Values = z.input<typeof schema>;

/** Returns the lead time in days from the installer's profile. Undefined for an installer who is available now. */
function useUsualLeadTime(): number | undefined {
  const profile = useRead('getProfile').data?.profile;
  if (!profile || !('availability' in profile) || profile.availability !== 'lead_time') return undefined;
  return profile.leadTimeDays ?? undefined;
}

export function ApplyDialog() {
  const { job, close } = useJobScreen();
  const id = useId();
  const terms = useChangedTerms();
  /**
   * The version of the terms that the person agrees to: the one when the dialog opened, or a later one that they have confirmed.
   */
  const agreed = useRef(job.termsVersion);
  const apply = useJobWrite('applyForJob', {
    asks: (error) =>
      terms.ask(error, (termsVersion) => {
        agreed.current = termsVersion;
        void kept.submit();
      }),
  });
  const kept = useKeptForm<Values, z.output<typeof schema>>({
    name: 'apply',
    about: job.id,
    restores: 'at once',
    resolver,
    initial: { leadTimeDays: undefined, message: '' },
    send: (body) =>
      apply.mutateAsync(
        { params: { id: job.id }, body: { ...body, termsVersion: agreed.current } },
        { onSuccess: close },
      ),
  });
  const { form } = kept;
  const usual = useUsualLeadTime();
  useEffect(() => {
    // Keeps the lead time that the installer has typed by now, or in an earlier draft.
    const typed = form.getValues('leadTimeDays') ?? undefined;
    if (usual !== undefined && typed === undefined) form.resetField('leadTimeDays', { defaultValue: usual });
  }, [form, usual]);
  const leadTime = kept.form.watch('leadTimeDays') as number | string | null | undefined;
  return (
    <JobDialogFrame
      title="Apply for Job"
      text={shortNameOf(job)}
      footer={
        <ConfirmFooter
          label="Submit Application"
          form={id}
          isPending={apply.isPending}
          isDisabled={leadTime === undefined || leadTime === null || leadTime === ''}
          onCancel={close}
        />
      }
    >
      <TermsDialog of={terms} label="Agree and apply" />
      <FormFrame of={kept} id={id}>
        <OwnObjections job={job} />
        <NumberField<Values>
          name="leadTimeDays"
          label="Lead time (days)"
          help="How many days until you could start? Enter 1 to 365."
          isWhole
          required
        />
        <TextAreaField<Values> name="message" label="Message (optional)" placeholder="Why you're right for this job" />
      </FormFrame>
    </JobDialogFrame>
  );
}
