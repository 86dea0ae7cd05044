import { Stack } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { DropArea } from '#web/src/components/file-upload/drop-area.tsx';
import { hintOf } from '#web/src/components/file-upload/file-kinds.ts';
import { KeptFileRow } from '#web/src/components/file-upload/kept-file-row.tsx';
import { UploadFrame } from '#web/src/components/file-upload/upload-frame.tsx';
import { useIsNarrow } from '#web/src/lib/use-is-narrow.ts';
import type { Requirement } from '../screen/job-screen.tsx';
import { type FileLimits, useHandIn } from './use-hand-in.ts';

interface HandInProps extends FileLimits {
  requirement: Requirement;
}

/**
 * The input in which the installer chooses files. The device keeps them and uploads them in the background, so the list also has
 * files that the installer chose earlier.
 */
export function HandIn({ requirement, ...limits }: HandInProps) {
  const { kind, maxBytes, maxFiles } = limits;
  const { label, completed = false } = requirement;
  const errorId = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { uploads, count, room, take } = useHandIn(requirement, limits);
  // On a phone, the bar at the bottom has the filled button for the next photo.
  const isDue = !useIsNarrow() && !completed && count === 0;
  const isSeveral = maxFiles > 1;
  return (
    <UploadFrame label={label} isLabelHidden error={refusal} errorId={errorId} hasJustSucceeded={false}>
      {room > 0 && (
        <DropArea
          label={label}
          kind={kind}
          {...(kind === 'image' ? { camera: { text: count > 0 ? 'Take another photo' : 'Take photo', isDue } } : {})}
          isMultiple={isSeveral}
          hint={`${hintOf(kind, maxBytes)}${isSeveral ? `, up to ${maxFiles} photos` : ''}`}
          describedBy={refusal ? errorId : undefined}
          isInvalid={refusal !== null}
          onFiles={(files) => setRefusal(take(files))}
        />
      )}
      {uploads.length > 0 && (
        <Stack as="ul" aria-label={`Still to upload: ${label}`} listStyleType="none" gap="2">
          {uploads.map((file) => (
            <KeptFileRow key={file.id} file={file} hasPreview={kind === 'image'} />
          ))}
        </Stack>
      )}
    </UploadFrame>
  );
}
