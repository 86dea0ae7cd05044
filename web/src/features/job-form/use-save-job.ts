import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { ApiError } from '#shared/api/client.ts';
import type { JobInput } from '#shared/api/fields/job-fields.ts';
import type { JobView } from '#shared/api/fields/job-views.ts';
import { showServerFields } from '../../components/fields/form-fields.tsx';
import type { RunningUploads } from '../../components/file-upload/running-uploads.tsx';
import { dashboardAt, hrefTo, paths } from '../../config/paths.ts';
import { useWrite } from '../../lib/server/use-write.ts';
import type { JobValues } from './values/job-values.ts';

type JobForm = UseFormReturn<JobValues, unknown, JobInput>;

/** Saves the form and moves on: to the job's page after posting, or to the dashboard's drafts after saving a draft. */
export function useSaveJob(form: JobForm, job: JobView | null, uploads: RunningUploads) {
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const leaveTo = (path: string) => {
    isLeaving.current = true;
    return navigate(path);
  };
  const usual = {
    fallback: 'Please try again.',
    onRefused: (error: ApiError) => showServerFields(error, form.setError),
  };
  const create = useWrite('createJob', {
    ...usual,
    done: ({ body }) =>
      body.status === 'draft'
        ? ['Draft saved successfully', 'Your job has been saved as a draft.']
        : ['Job created successfully', 'Your solar installation job has been posted.'],
    failed: 'Failed to create job',
    onDone: ({ job: saved }, { body }) =>
      leaveTo(body.status === 'draft' ? dashboardAt('draft') : hrefTo(paths.job, { id: saved.id })),
  });
  const update = useWrite('updateJob', {
    ...usual,
    done: ['Job updated successfully', 'Your job details have been updated.'],
    failed: 'Failed to update job',
    onDone: ({ job: saved }) => leaveTo(hrefTo(paths.job, { id: saved.id })),
  });
  const send = (body: JobInput) => (job ? update.mutate({ params: { id: job.id }, body }) : create.mutate({ body }));
  const submitAs = async (status: 'draft' | 'posted') => {
    form.setValue('status', status);
    if (!(await uploads.settled())) return;
    return form.handleSubmit(send)();
  };
  return { submitAs, isSaving: create.isPending || update.isPending, isLeaving };
}
