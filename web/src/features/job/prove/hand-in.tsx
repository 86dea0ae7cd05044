import { Stack } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { DropArea } from '#web/src/components/file-upload/drop-area.tsx';
import { type FileKind, hintOf, refusalOf } from '#web/src/components/file-upload/file-kinds.ts';
import { KeptFileRow } from '#web/src/components/file-upload/kept-file-row.tsx';
import { UploadFrame } from '#web/src/components/file-upload/upload-frame.tsx';
import { isFor, type KeptFile } from '#web/src/lib/uploads/kept-file.ts';
import { keepFiles, useKeptFiles } from '#web/src/lib/uploads/kept-files.ts';
import { sendNow } from '#web/src/lib/uploads/send-files.ts';
import type { Requirement } from '../screen/job-screen.tsx';

interface HandInProps {
  requirement: Requirement;
  kind: FileKind;
  maxBytes: number;
  /** The most files that the requirement can have, including the submitted files. */
  maxFiles: number;
}

/** Tells whether the file is a retaken photo, which replaces an earlier one. */
const takesPlace = ({ purpose }: KeptFile): boolean => purpose.kind === 'requirement' && purpose.replaces !== undefined;

/**
 * The input in which the installer chooses files. The device keeps them and uploads them in the background, so the list also has
 * files that the installer chose earlier.
 */
export function HandIn({ requirement, kind, maxBytes, maxFiles }: HandInProps) {
  const { id, label, completed = false, photos = [] } = requirement;
  const errorId = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const uploads = useKeptFiles().filter(isFor(id));
  const added = uploads.filter((file) => !takesPlace(file));
  const count = photos.length + added.length;
  const room = maxFiles - count;
  const isSeveral = maxFiles > 1;
  const take = (files: File[]) => {
    const reason =
      files.length > room
        ? `Maximum ${maxFiles} file(s) allowed`
        : refusalOf(files, { kind, maxBytes, maxFiles: room });
    setRefusal(reason);
    if (reason !== null) return;
    const purpose = { kind: 'requirement', requirementId: id, isPhoto: kind === 'image' } as const;
    keepFiles(files, { purpose, label, maxBytes });
    sendNow();
  };
  return (
    <UploadFrame label={label} isLabelHidden error={refusal} errorId={errorId} hasJustSucceeded={false}>
      {room > 0 && (
        <DropArea
          label={label}
          kind={kind}
          {...(kind === 'image'
            ? {
                camera: {
                  text: count > 0 ? 'Take another photo' : 'Take photo',
                  isDue: !completed && count === 0,
                },
              }
            : {})}
          isMultiple={isSeveral}
          hint={`${hintOf(kind, maxBytes)}${isSeveral ? `, up to ${maxFiles} photos` : ''}`}
          describedBy={refusal ? errorId : undefined}
          isInvalid={refusal !== null}
          onFiles={take}
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
