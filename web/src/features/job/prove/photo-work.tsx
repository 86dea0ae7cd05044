import { Button, Stack, Text } from '@chakra-ui/react';
import { isFor } from '#web/src/lib/uploads/kept-file.ts';
import { useKeptFiles } from '#web/src/lib/uploads/kept-files.ts';
import type { Requirement } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { HandIn } from './hand-in.tsx';
import { RequirementPhotos } from './requirement-photos.tsx';
import { photoLimits } from './use-hand-in.ts';

/**
 * Lets the installer complete the requirement with the uploaded photos. Its other photos are on another device, which may never
 * upload them.
 */
function CompleteWith({ count, requirementId, fileUrl }: { count: number; requirementId: string; fileUrl: string }) {
  const save = useJobWrite('completeRequirement');
  return (
    <Stack gap="1">
      <Text>
        Another device still has photos for this requirement. We'll complete the requirement once that device has
        uploaded them.
      </Text>
      <Button
        variant="outline"
        size="lg"
        minHeight="12"
        alignSelf="start"
        loading={save.isPending}
        onClick={() => save.mutate({ params: { requirementId }, body: { completed: true, fileUrl } })}
      >
        Complete with {count === 1 ? 'this photo' : `these ${count} photos`}
      </Button>
    </Stack>
  );
}

/** The camera button stays above the photos, so that new photos do not move it and the next one is one press away. */
export function PhotoWork({ requirement }: { requirement: Requirement }) {
  const { id, photos = [] } = requirement;
  const files = useKeptFiles();
  return (
    <Stack gap="3">
      <HandIn requirement={requirement} {...photoLimits} />
      {photos[0] && !requirement.completed && !files.some(isFor(id)) && (
        <CompleteWith count={photos.length} requirementId={id} fileUrl={photos[0].fileUrl} />
      )}
      <RequirementPhotos requirement={requirement} />
    </Stack>
  );
}
