import { Grid } from '@chakra-ui/react';
import { FormProvider } from 'react-hook-form';
import type { JobView } from '#shared/api/fields/job-views.ts';
import type { SeenFields } from '#shared/api/fields/seen-fields.ts';
import { isFullyEditable } from '#shared/domain/jobs/job-states.ts';
import { FormFrame } from '../../components/form/form-frame.tsx';
import { ActionBar } from './frame/action-bar.tsx';
import { ErrorSummary } from './frame/error-summary.tsx';
import { PartsNav } from './frame/parts-nav.tsx';
import { NarrowReadiness, SummaryRail } from './frame/summary-rail.tsx';
import { CustomerPart } from './parts/customer-part.tsx';
import { FilesPart } from './parts/files-part.tsx';
import { LockedProvider } from './parts/form-part.tsx';
import { LocationPart } from './parts/location-part.tsx';
import { PricePart } from './parts/price-part.tsx';
import { RequirementsPart } from './parts/requirements-part.tsx';
import { SystemPart } from './parts/system-part.tsx';
import { TemplatesMenu } from './templates/templates-menu.tsx';
import { useSaveJob } from './use-save-job.ts';
import { type JobValues, shownAs } from './values/job-values.ts';

interface NewJobProps {
  job: null;
  values: JobValues;
  /** Names the copied job or the template of a new job, which then has its own draft. Absent for an empty form. */
  from?: string;
}
interface EditedJobProps {
  job: JobView;
  /** The fields of the job as the form opened them. */
  seen: SeenFields;
}

export function JobForm(props: NewJobProps | EditedJobProps) {
  const { job } = props;
  const isLocked = job !== null && !isFullyEditable(job.status);
  const { kept, submitAs, isSaving } = useSaveJob(
    props.job === null
      ? { job: null, values: props.values, about: props.from ?? 'new' }
      : { job: props.job, values: shownAs(props.seen), seen: props.seen, about: props.job.id },
    isLocked,
  );
  return (
    <FormProvider {...kept.form}>
      {job === null && <TemplatesMenu />}
      <LockedProvider value={isLocked}>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: '200px minmax(0, 1fr)', xl: '200px minmax(0, 1fr) 280px' }}
          gap="6"
          alignItems="start"
        >
          <PartsNav />
          <FormFrame of={kept} label={job ? 'Edit job' : 'New job'} isPage gap="5" onSubmit={() => submitAs('posted')}>
            <ErrorSummary />
            <LocationPart />
            <SystemPart />
            <FilesPart />
            <RequirementsPart />
            <CustomerPart />
            <PricePart />
            {!isLocked && <NarrowReadiness />}
            <ActionBar
              isNew={job === null}
              isDraft={job?.status === 'draft'}
              isSaving={isSaving}
              isWaiting={kept.uploads.isAwaited}
              onSubmit={submitAs}
            />
          </FormFrame>
          <SummaryRail hasReadiness={!isLocked} />
        </Grid>
      </LockedProvider>
    </FormProvider>
  );
}
