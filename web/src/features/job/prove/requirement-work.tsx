import { Button, Checkbox } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { uploadLimits } from '#shared/domain/uploads.ts';
import { UploadTile } from '../../../components/file-upload/upload-tile.tsx';
import { jobWords } from '../../../lib/server/job-words.ts';
import type { Requirement } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import '../../../theme/recipes/checkbox.ts';

/** Lets the installer tick a requirement or upload its file. They can undo either until the job is complete. */
export default function RequirementWork({ requirement }: { requirement: Requirement }) {
  const { id, type, label, completed = false } = requirement;
  const save = useJobWrite('completeRequirement', jobWords.completeRequirement);
  const complete = (isDone: boolean, fileUrl?: string) =>
    save.mutate({ params: { requirementId: id }, body: { completed: isDone, ...(fileUrl ? { fileUrl } : {}) } });
  if (type === 'checkbox')
    return (
      <Checkbox.Root
        checked={completed}
        disabled={save.isPending}
        onCheckedChange={({ checked }) => complete(checked === true)}
        size="lg"
        minHeight="11"
        alignSelf="start"
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>{`${label} is done`}</Checkbox.Label>
      </Checkbox.Root>
    );
  if (completed)
    return (
      <Button variant="outline" size="lg" alignSelf="start" loading={save.isPending} onClick={() => complete(false)}>
        <Undo2 size={18} /> Remove and replace
      </Button>
    );
  return (
    <UploadTile
      label={label}
      isLabelHidden
      hasCamera={type === 'photo'}
      accept={type === 'photo' ? 'image' : 'pdf'}
      maxBytes={type === 'photo' ? uploadLimits.requirementPhoto : uploadLimits.requirementFile}
      value={null}
      onChange={(key) => key !== null && complete(true, key)}
    />
  );
}
