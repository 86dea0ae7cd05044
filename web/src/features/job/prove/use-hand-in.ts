import { maxRequirementPhotos, uploadLimits } from '#shared/domain/jobs/uploads.ts';
import { type FileKind, refusalOf } from '#web/src/components/file-upload/file-kinds.ts';
import { isFor, type KeptFile } from '#web/src/lib/uploads/kept-file.ts';
import { keepFiles, useKeptFiles } from '#web/src/lib/uploads/kept-files.ts';
import { sendNow } from '#web/src/lib/uploads/send-files.ts';
import type { Requirement } from '../screen/job-screen.tsx';

export interface FileLimits {
  kind: FileKind;
  maxBytes: number;
  /** The most files that the requirement can have, including the submitted files. */
  maxFiles: number;
}

export const photoLimits: FileLimits = {
  kind: 'image',
  maxBytes: uploadLimits.requirementPhoto,
  maxFiles: maxRequirementPhotos,
};

export const documentLimits: FileLimits = { kind: 'pdf', maxBytes: uploadLimits.requirementFile, maxFiles: 1 };

/** Tells whether the file is a retaken photo, which replaces an earlier one. */
const takesPlace = ({ purpose }: KeptFile): boolean => purpose.kind === 'requirement' && purpose.replaces !== undefined;

/**
 * Keeps the files that the installer chooses for a requirement, and uploads them in the background. `take` returns the reason if
 * it refuses the files, and null if the device keeps them.
 */
export function useHandIn({ id, label, photos = [] }: Requirement, { kind, maxBytes, maxFiles }: FileLimits) {
  const uploads = useKeptFiles().filter(isFor(id));
  const count = photos.length + uploads.filter((file) => !takesPlace(file)).length;
  const room = maxFiles - count;
  const take = (files: File[]): string | null => {
    const refusal =
      files.length > room
        ? `Maximum ${maxFiles} file(s) allowed`
        : refusalOf(files, { kind, maxBytes, maxFiles: room });
    if (refusal !== null) return refusal;
    const purpose = { kind: 'requirement', requirementId: id, isPhoto: kind === 'image' } as const;
    keepFiles(files, { purpose, label, maxBytes });
    sendNow();
    return null;
  };
  return { uploads, count, room, take };
}
