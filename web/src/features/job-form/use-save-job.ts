import { openAfterAward } from 'virtual:job-locks';
import { useNavigate } from 'react-router-dom';
import type { JobInput } from '#shared/api/fields/job-fields.ts';
import type { JobView } from '#shared/api/fields/job-views.ts';
import type { SeenFields } from '#shared/api/fields/seen-fields.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { type KeptForm, useKeptForm } from '../../components/form/use-kept-form.ts';
import { dashboardAt } from '../../config/links.ts';
import { api } from '../../lib/server/api.ts';
import { useWrite } from '../../lib/server/use-write.ts';
import { jobResolver } from './values/job-resolver.ts';
import { type JobValues, seenOf, shownAs } from './values/job-values.ts';

interface FormStart {
  /** Null creates a new job. */
  job: JobView | null;
  values: JobValues;
  /** The version of the job that the form edits. */
  seen?: SeenFields;
  /** The key of the draft: the id of an existing job, or for a new one the copied job, the template or "new". */
  about: string;
}

/**
 * Returns the form, and a function that saves it. After a posted job is saved, the job's page opens. After the first save of a
 * draft, the dashboard's drafts open. After later saves of a draft, the form stays open.
 */
export function useSaveJob({ job, values, seen, about }: FormStart, isLocked: boolean) {
  const navigate = useNavigate();
  const create = useWrite('createJob', {
    onDone: ({ job: saved }, { body }) =>
      navigate(body.status === 'draft' ? dashboardAt('draft') : hrefTo(paths.job, { id: saved.id })),
  });
  const update = useWrite('updateJob', {
    onDone: async ({ job: saved }, { body }) => {
      const params = { id: saved.id };
      const isDraft = saved.status === 'draft' && body.status === 'draft';
      // The server gives new requirements their ids, so the form of a draft continues with the saved requirements.
      const listed = isDraft ? await api.call('listRequirements', { params }).catch(() => null) : null;
      if (listed === null) return navigate(hrefTo(paths.job, params));
      const now = seenOf(saved, listed.requirements);
      return kept.renew(shownAs(now), now);
    },
  });
  const kept: KeptForm<JobValues, JobInput> = useKeptForm({
    name: 'job',
    about,
    only: isLocked ? openAfterAward : undefined,
    resolver: jobResolver(job, values),
    initial: values,
    read: seen && { seen, shownAs },
    mode: 'onTouched',
    // The error summary takes focus and links to each input.
    shouldFocusError: false,
    send: (body, version) =>
      job
        ? update.mutateAsync({ params: { id: job.id }, body: { ...body, seen: version } })
        : create.mutateAsync({ body }),
  });
  const submitAs = (status: 'draft' | 'posted') => {
    kept.form.setValue('status', status);
    return kept.submit();
  };
  return { kept, submitAs, isSaving: create.isPending || update.isPending };
}
