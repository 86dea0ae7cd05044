import { chakra, Grid, Stack } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { JobInput } from '#shared/api/fields/job-fields.ts';
import type { JobView } from '#shared/api/fields/job-views.ts';
import { isFullyEditable } from '#shared/domain/lifecycle.ts';
import { RunningUploadsProvider, useRunningUploads } from '../../components/file-upload/running-uploads.tsx';
import { ActionBar } from './frame/action-bar.tsx';
import { ErrorSummary } from './frame/error-summary.tsx';
import { PartsNav } from './frame/parts-nav.tsx';
import { SummaryRail } from './frame/summary-rail.tsx';
import { UnsavedGuard } from './frame/unsaved-guard.tsx';
import { CustomerPart } from './parts/customer-part.tsx';
import { FilesPart } from './parts/files-part.tsx';
import { LockedProvider } from './parts/form-part.tsx';
import { LocationPart } from './parts/location-part.tsx';
import { PricePart } from './parts/price-part.tsx';
import { RequirementsPart } from './parts/requirements-part.tsx';
import { SystemPart } from './parts/system-part.tsx';
import { useSaveJob } from './use-save-job.ts';
import { jobResolver } from './values/job-resolver.ts';
import type { JobValues } from './values/job-values.ts';

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
