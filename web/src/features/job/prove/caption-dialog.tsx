import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import * as z from 'zod';
import { line } from '#shared/api/fields/common-fields.ts';
import { maxCaption } from '#shared/domain/jobs/uploads.ts';
import { ConfirmFooter } from '#web/src/components/dialog/confirm-footer.tsx';
import { TextField } from '#web/src/components/fields/text-field.tsx';
import { FormFrame } from '#web/src/components/form/form-frame.tsx';
import { useKeptForm } from '#web/src/components/form/use-kept-form.ts';
import { JobDialogFrame } from '../screen/job-dialog-frame.tsx';
import { type JobDialog, useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { useLostSubject } from './use-lost-subject.ts';

const schema = z.strictObject({ caption: line(maxCaption) });
type Values = z.input<typeof schema>;
const resolver = zodResolver(schema);

/** Changes the installer's caption of a photo. */
export function CaptionDialog({ of: { requirement, photo } }: { of: Extract<JobDialog, { name: 'photoCaption' }> }) {
  const { close } = useJobScreen();
  const id = useId();
  const save = useJobWrite('changePhoto');
  useLostSubject(requirement.id, ({ photos = [] }) => photos.some(({ fileUrl }) => fileUrl === photo.fileUrl));
  const kept = useKeptForm<Values, Values>({
    name: 'photoCaption',
    about: photo.fileUrl,
    restores: 'at once',
    resolver,
    initial: { caption: photo.caption },
    send: ({ caption }) =>
      save.mutateAsync(
        { params: { requirementId: requirement.id }, body: { fileUrl: photo.fileUrl, caption } },
        { onSuccess: close },
      ),
  });
  return (
    <JobDialogFrame
      title="Photo Caption"
      text={`Describe what ${photo.fileName} shows, for "${requirement.label}". The retailer sees the caption with the photo.`}
      footer={<ConfirmFooter label="Save Caption" form={id} isPending={save.isPending} onCancel={close} />}
    >
      <FormFrame of={kept} id={id}>
        <TextField<Values> name="caption" label="Caption" help={`Up to ${maxCaption} characters.`} />
      </FormFrame>
    </JobDialogFrame>
  );
}
