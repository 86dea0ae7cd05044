import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { DropArea } from '../../../components/file-upload/drop-area.tsx';
import { type FileKind, hintOf, refusalOf } from '../../../components/file-upload/file-kinds.ts';
import { UploadFrame } from '../../../components/file-upload/upload-frame.tsx';
import { UploadProgress } from '../../../components/file-upload/upload-progress.tsx';
import {
  type BackgroundUpload,
  beginUploads,
  dropUploads,
  tryUploadAgain,
  useBackgroundUploads,
} from '../../../lib/uploads/background-uploads.ts';
import type { Requirement } from '../screen/job-screen.tsx';

const drop = (id: string) => dropUploads((each) => each.id === id);

/** The upload of one file: how far it is, or why it failed and what to do. */
function OneUpload({ upload: { id, file, state, progress, error } }: { upload: BackgroundUpload }) {
  if (state === 'sending') return <UploadProgress progress={progress} label={file.name} onAbort={() => drop(id)} />;
  return (
    <HStack gap="2" wrap="wrap" width="full">
      <Text textStyle="note" color={error ? 'fg.error' : 'fg.muted'} flex="1" minWidth="40" overflowWrap="anywhere">
        {state === 'failed' ? `${file.name}: ${error}` : `${file.name} is next`}
      </Text>
      {state === 'failed' && (
        <Button variant="outline" size="lg" aria-label={`Try again: ${file.name}`} onClick={() => tryUploadAgain(id)}>
          Try again
        </Button>
      )}
      <Button variant="ghost" size="lg" onClick={() => drop(id)} aria-label={`Cancel uploading ${file.name}`}>
        Cancel
      </Button>
    </HStack>
  );
}

interface HandInProps {
  requirement: Requirement;
  kind: FileKind;
  maxBytes: number;
  /** How many files there may be, with those that are there. */
  maxFiles: number;
}

/** Where the installer hands in files. They are sent in the background, so this also shows what was begun earlier. */
export function HandIn({ requirement: { id, label, photos = [] }, kind, maxBytes, maxFiles }: HandInProps) {
  const errorId = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const uploads = useBackgroundUploads().filter(({ requirementId }) => requirementId === id);
  const room = maxFiles - photos.length - uploads.length;
  const isSeveral = maxFiles > 1;
  const take = (files: File[]) => {
    const reason =
      files.length > room
        ? `Maximum ${maxFiles} file(s) allowed`
        : refusalOf(files, { kind, maxBytes, maxFiles: room });
    setRefusal(reason);
    if (reason === null) beginUploads(id, files, maxBytes);
  };
  return (
    <UploadFrame label={label} isLabelHidden error={refusal} errorId={errorId} hasJustSucceeded={false}>
      {uploads.length > 0 && (
        <Stack gap="2">
          {uploads.map((upload) => (
            <OneUpload key={upload.id} upload={upload} />
          ))}
        </Stack>
      )}
      {room > 0 && (
        <DropArea
          label={label}
          kind={kind}
          hasCamera={kind === 'image'}
          isMultiple={isSeveral}
          hint={`${hintOf(kind, maxBytes)}${isSeveral ? `, up to ${maxFiles} photos` : ''}`}
          describedBy={refusal ? errorId : undefined}
          isInvalid={refusal !== null}
          onFiles={take}
        />
      )}
    </UploadFrame>
  );
}
