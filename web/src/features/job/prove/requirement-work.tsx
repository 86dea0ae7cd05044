import { Button, Checkbox } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { uploadLimits } from '#shared/domain/uploads.ts';
import { jobWords } from '../../../lib/server/job-words.ts';
import type { Requirement } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { HandIn } from './hand-in.tsx';
import { PhotoWork } from './photo-work.tsx';
import '../../../theme/recipes/checkbox.ts';

/** Lets the installer tick a requirement or upload its files. They can undo either until the job is complete. */
export default function RequirementWork({ requirement }: { requirement: Requirement }) {
  const { id, type, label, completed = false } = requirement;
  const save = useJobWrite('completeRequirement', jobWords.completeRequirement);
  const complete = (isDone: boolean) => save.mutate({ params: { requirementId: id }, body: { completed: isDone } });
  if (type === 'photo') return <PhotoWork requirement={requirement} />;
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
  return <HandIn requirement={requirement} kind="pdf" maxBytes={uploadLimits.requirementFile} maxFiles={1} />;
}
