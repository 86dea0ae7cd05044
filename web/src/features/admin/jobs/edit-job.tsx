import { editedJobLabels } from 'virtual:edited-labels';
import { Box, Text } from '@chakra-ui/react';
import { type Resolver, useWatch } from 'react-hook-form';
import { adminStatuses, jobStatusLabels, type StoredJobStatus, storedJobStatuses } from '#shared/domain/jobs/job.ts';
import { storedStatusOf } from '#shared/domain/jobs/lifecycle.ts';
import { saidBeforeSetting } from '#shared/domain/jobs/set-status.ts';
import { Consequences } from '#web/src/components/dialog/consequences.tsx';
import { NumberField } from '#web/src/components/fields/number-field.tsx';
import { SelectField } from '#web/src/components/fields/select-field.tsx';
import { TextAreaField } from '#web/src/components/fields/text-area-field.tsx';
import { TextField } from '#web/src/components/fields/text-field.tsx';
import { unchecked } from '#web/src/components/form/unchecked.ts';
import { type AdminJob, fieldsOf } from '../frame/admin-words.ts';
import { EditDialog } from '../frame/edit-dialog.tsx';

const shownOf = (job: AdminJob) => fieldsOf(job, editedJobLabels);

interface Values extends Omit<ReturnType<typeof shownOf>, 'priceExGst' | 'isPublic'> {
  priceExGst: string | null;
  isPublic: 'public' | 'private';
  /** The reason for the new status. */
  reason: string;
}

const visibilities = [
  { value: 'public', label: 'Public' },
  { value: 'private', label: 'Private' },
] as const;

const valuesOf = (job: ReturnType<typeof shownOf>): Values => ({
  ...job,
  priceExGst: job.priceExGst.toFixed(2),
  isPublic: job.isPublic ? 'public' : 'private',
  reason: '',
});

/** Returns the fields for the call. They include the reason only if the status has changed. */
const sentAs = ({ isPublic, reason, ...others }: Partial<Values>) => ({
  ...others,
  ...(isPublic === undefined ? {} : { isPublic: isPublic === 'public' }),
  ...(reason === undefined || others.status === undefined ? {} : { reason: reason.replaceAll(/\s+/g, ' ').trim() }),
});

const passes = unchecked<Values>();

/** Requires a reason for a new status. The specification lets the call accept one without a reason, so only the form checks. */
function withReason({ status }: AdminJob): Resolver<Values> {
  return (values, context, options) =>
    values.status !== status && values.reason.trim() === ''
      ? { values: {}, errors: { reason: { type: 'required', message: 'Please say why' } } }
      : passes(values, context, options);
}

/** Returns the statuses that an administrator can set, and the job's present status. */
const statusesFor = ({ status }: AdminJob) => [...new Set([...adminStatuses, status])];

/** Lists the consequences of the status that the administrator has chosen, and asks for the reason, before the form is saved. */
function WhatFollows({ job }: { job: AdminJob }) {
  const status = useWatch<Values, 'status'>({ name: 'status' });
  if (status === job.status || !isStored(status)) return null;
  const before = {
    status: storedStatusOf(job.status),
    hasInstaller: job.hasInstaller ?? false,
    hasDate: Boolean(job.installationDate),
    payment: job.paymentStatus ?? null,
  };
  return (
    <>
      <Box role="status" borderLeftWidth="4px" borderColor="sun.solid" bg="bg.subtle" px="4" py="3">
        <Text fontWeight="600">If you set it to {jobStatusLabels[status]}:</Text>
        <Consequences of={saidBeforeSetting(before, status)} />
      </Box>
      <TextAreaField<Values>
        name="reason"
        label="Reason (both companies can read it)"
        rows={2}
        maxLength={500}
        required
      />
    </>
  );
}

const isStored = (status: string): status is StoredJobStatus => storedJobStatuses.some((each) => each === status);

export const EditJob = ({ job, onClose }: { job: AdminJob; onClose: () => void }) => (
  <EditDialog
    name="editJob"
    id={job.id}
    title="Edit Job"
    seen={shownOf(job)}
    shownAs={valuesOf}
    sentAs={sentAs}
    resolver={withReason(job)}
    onClose={onClose}
  >
    <TextField<Values> name="title" label="Title" />
    <TextAreaField<Values> name="description" label="Description" rows={4} />
    <TextField<Values> name="address" label="Address" />
    <SelectField<Values>
      name="status"
      label="Status"
      options={statusesFor(job).map((value) => ({ value, label: jobStatusLabels[value] }))}
    />
    <WhatFollows job={job} />
    <NumberField<Values> name="priceExGst" label="Price ex GST" start="$" />
    <SelectField<Values>
      name="isPublic"
      label="Visibility"
      options={visibilities}
      help="Only invited installers and people with the share link can see a private job."
    />
  </EditDialog>
);
