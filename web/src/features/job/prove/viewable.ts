import { objectKeyIn } from '#shared/domain/jobs/uploads.ts';
import type { RequirementPhoto } from '../screen/job-screen.tsx';
import type { Photo } from '../screen/photos-of.ts';

/** Returns what a photo is called: its caption, or else its file. */
export const labelOf = ({ caption, fileName }: Pick<RequirementPhoto, 'caption' | 'fileName'>): string =>
  caption || fileName;

export const viewable = (photos: readonly RequirementPhoto[]): Photo[] =>
  photos.map((photo) => ({ objectKey: objectKeyIn(photo.fileUrl) ?? '', label: labelOf(photo) }));
