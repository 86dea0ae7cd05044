import { useController, useFormContext } from 'react-hook-form';
import { maxDetailPhotos } from '#shared/domain/jobs/job.ts';
import { uploadLimits } from '#shared/domain/jobs/uploads.ts';
import type { ListedFile } from '#web/src/components/file-upload/upload-list.tsx';
import { UploadList } from '#web/src/components/file-upload/upload-list.tsx';
import { UploadTile } from '#web/src/components/file-upload/upload-tile.tsx';
import { notify } from '#web/src/lib/notify.ts';
import type { JobValues } from '../values/job-values.ts';

interface UploadFieldProps {
  name: 'panelLayoutPhoto' | 'switchboardPhoto' | 'inverterLocationPhoto' | 'connectionPreApprovalPdf';
  label: string;
  isPdf?: boolean;
  required?: boolean;
}

/** The input for one of the job's files. `name` is the field of the job that contains the file's key. */
export function UploadField({ name, label, isPdf = false, required = false }: UploadFieldProps) {
  const { control } = useFormContext<JobValues>();
  const { field, fieldState } = useController({ control, name });
  const change = (objectKey: string | null) => {
    field.onChange(objectKey);
    field.onBlur();
    if (!objectKey) notify.success(isPdf ? 'Document removed' : 'Photo removed');
  };
  return (
    <UploadTile
      label={label}
      accept={isPdf ? 'pdf' : 'image'}
      maxBytes={uploadLimits.default}
      value={field.value || null}
      onChange={change}
      onUploaded={() => notify.success('Upload successful', `${label} uploaded`)}
      required={required}
      error={fieldState.error?.message}
      keeping={isPdf ? 'access' : 'finalize'}
      buttonRef={field.ref}
    />
  );
}

/** Returns the photos as listed files. The API also accepts plain keys, but its answers, which fill this form, have none. */
const listed = (photos: JobValues['installationDetailPhotos']): ListedFile[] =>
  (photos ?? []).flatMap((photo, index) =>
    typeof photo === 'string' ? [] : [{ objectKey: photo.objectKey, name: photo.name ?? `Detail ${index + 1}` }],
  );

const countOf = (count: number): string => `${count} installation detail ${count === 1 ? 'photo' : 'photos'} uploaded`;

export function DetailPhotosField() {
  const { control } = useFormContext<JobValues>();
  const { field, fieldState } = useController({ control, name: 'installationDetailPhotos' });
  return (
    <UploadList
      label="Installation detail photos"
      accept="image"
      maxBytes={uploadLimits.detailPhoto}
      maxFiles={maxDetailPhotos}
      value={listed(field.value)}
      onChange={field.onChange}
      onUploaded={(count) => notify.success('Upload successful', countOf(count))}
      onRemoved={() => notify.success('Photo removed')}
      help="Roof access, cable runs, meter box: anything that saves a second visit."
      error={fieldState.error?.message}
      keeping="access"
      buttonRef={field.ref}
    />
  );
}
