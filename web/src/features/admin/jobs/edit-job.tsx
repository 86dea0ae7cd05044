import { adminStatuses, jobStatusLabels } from '#shared/domain/jobs/job.ts';
import { NumberField } from '../../../components/fields/number-field.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { TextAreaField } from '../../../components/fields/text-area-field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import type { AdminJob } from '../frame/admin-words.ts';
import { EditDialog } from '../frame/edit-dialog.tsx';

const shownOf = ({ title, description, address, status, priceExGst, isPublic }: AdminJob) => ({
  title,
  description,
  address,
  status,
  priceExGst,
  isPublic,
});

interface Values extends Omit<ReturnType<typeof shownOf>, 'priceExGst' | 'isPublic'> {
  priceExGst: string | null;
  isPublic: 'public' | 'private';
}

const visibilities = [
  { value: 'public', label: 'Public' },
  { value: 'private', label: 'Private' },
] as const;

const valuesOf = (job: ReturnType<typeof shownOf>): Values => ({
  ...job,
  priceExGst: job.priceExGst.toFixed(2),
  isPublic: job.isPublic ? 'public' : 'private',
});

const sentAs = ({ isPublic, ...others }: Partial<Values>) => ({
  ...others,
  ...(isPublic === undefined ? {} : { isPublic: isPublic === 'public' }),
});

/** The five that can be set, and the one that the job has. */
const statusesFor = ({ status }: AdminJob) => [...new Set([...adminStatuses, status])];

export const EditJob = ({ job, onClose }: { job: AdminJob; onClose: () => void }) => (
  <EditDialog<Values>
    name="editJob"
    id={job.id}
    title="Edit Job"
    seen={shownOf(job)}
    shownAs={(fields) => valuesOf(fields as ReturnType<typeof shownOf>)}
    sentAs={sentAs}
    done="Job updated successfully"
    failed="Failed to update job"
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
    <NumberField<Values> name="priceExGst" label="Price ex GST" start="$" />
    <SelectField<Values>
      name="isPublic"
      label="Visibility"
      options={visibilities}
      help="Only invited installers and people with the share link can see a private job."
    />
  </EditDialog>
);
