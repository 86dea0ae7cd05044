import { chakra, Grid, Stack } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { JobInput } from '#shared/api/fields/job-fields.ts';
import type { JobView } from '#shared/api/fields/job-views.ts';
import { isFullyEditable } from '#shared/domain/lifecycle.ts';
import { RunningUploadsProvider, useRunningUploads } from '../../components/file-upload/running-uploads.tsx';
import { ActionBar } from './action-bar.tsx';
import { CustomerPart } from './customer-part.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FilesPart } from './files-part.tsx';
import { LockedProvider } from './form-part.tsx';
import { jobResolver } from './job-resolver.ts';
import type { JobValues } from './job-values.ts';
import { LocationPart } from './location-part.tsx';
import { PartsNav } from './parts-nav.tsx';
import { PricePart } from './price-part.tsx';
import { RequirementsPart } from './requirements-part.tsx';
import { SummaryRail } from './summary-rail.tsx';
import { SystemPart } from './system-part.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { useSaveJob } from './use-save-job.ts';

interface JobFormProps {
  /** Null creates a new job. */
  job: JobView | null;
  values: JobValues;
}

export function JobForm({ job, values }: JobFormProps) {
  const form = useForm<JobValues, unknown, JobInput>({
    resolver: jobResolver(job, values),
    defaultValues: values,
    mode: 'onTouched',
    // The error summary takes focus and links to each input.
    shouldFocusError: false,
  });
  const uploads = useRunningUploads();
  const { submitAs, isSaving, isLeaving } = useSaveJob(form, job, uploads);
  const isLocked = job !== null && !isFullyEditable(job.status);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await submitAs('posted');
  };
  return (
    <FormProvider {...form}>
      <LockedProvider value={isLocked}>
        <UnsavedGuard isDirty={form.formState.isDirty || uploads.isRunning} isLeaving={isLeaving} />
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: '200px minmax(0, 1fr)', xl: '200px minmax(0, 1fr) 280px' }}
          gap="6"
          alignItems="start"
        >
          <PartsNav />
          <chakra.form onSubmit={submit} noValidate aria-label={job ? 'Edit job' : 'New job'}>
            <Stack gap="5">
              <ErrorSummary />
              <LocationPart />
              <SystemPart />
              <RunningUploadsProvider uploads={uploads}>
                <FilesPart />
              </RunningUploadsProvider>
              <RequirementsPart />
              <CustomerPart />
              <PricePart />
              <ActionBar
                isNew={job === null}
                isDraft={job?.status === 'draft'}
                isSaving={isSaving}
                isWaiting={uploads.isAwaited}
                onSubmit={submitAs}
              />
            </Stack>
          </chakra.form>
          <SummaryRail hasReadiness={!isLocked} />
        </Grid>
      </LockedProvider>
    </FormProvider>
  );
}
