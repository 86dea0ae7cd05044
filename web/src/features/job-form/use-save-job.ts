import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { ApiError } from '#shared/api/client.ts';
import type { JobInput } from '#shared/api/fields/job-fields.ts';
import type { JobView } from '#shared/api/fields/job-views.ts';
import { showServerFields } from '../../components/form-fields.tsx';
import { dashboardAt, hrefTo, paths } from '../../config/paths.ts';
import { notify } from '../../lib/notify.ts';
import { useWrite } from '../../lib/queries.ts';
import type { JobValues } from './job-values.ts';

const refetched = ['listRetailerJobs', 'getRetailerStats', 'getJob', 'listRequirements'] as const;

type JobForm = UseFormReturn<JobValues, unknown, JobInput>;

/** Saves the form and moves on: to the job's page after posting, or to the dashboard's drafts after saving a draft. */
export function useSaveJob(form: JobForm, job: JobView | null) {
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const leaveTo = (path: string) => {
    isLeaving.current = true;
    return navigate(path);
  };
  const onError = (title: string) => (error: ApiError) => {
    showServerFields(error, form.setError);
    notify.failure(title, error, 'Please try again.');
  };
  const create = useWrite('createJob', {
    invalidates: refetched,
    onSuccess: async ({ job: saved }, { body }) => {
      if (body.status === 'draft') {
        notify.success('Draft saved successfully', 'Your job has been saved as a draft.');
        return leaveTo(dashboardAt('draft'));
      }
      notify.success('Job created successfully', 'Your solar installation job has been posted.');
      return leaveTo(hrefTo(paths.job, { id: saved.id }));
    },
    onError: onError('Failed to create job'),
  });
  const update = useWrite('updateJob', {
    invalidates: refetched,
    onSuccess: async ({ job: saved }) => {
      notify.success('Job updated successfully', 'Your job details have been updated.');
      return leaveTo(hrefTo(paths.job, { id: saved.id }));
    },
    onError: onError('Failed to update job'),
  });
  const send = (body: JobInput) => (job ? update.mutate({ params: { id: job.id }, body }) : create.mutate({ body }));
  const submitAs = (status: 'draft' | 'posted') => {
    form.setValue('status', status);
    return form.handleSubmit(send)();
  };
  return { submitAs, isSaving: create.isPending || update.isPending, isLeaving };
}
