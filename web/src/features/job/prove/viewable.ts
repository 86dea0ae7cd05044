import type { Photo } from '#shared/api/fields/job-photos.ts';
import { objectKeyIn } from '#shared/domain/jobs/uploads.ts';
import type { RequirementPhoto } from '../screen/job-screen.tsx';

/** Returns the name of a photo: its caption, or else its file name. */
export const labelOf = ({ caption, fileName }: Pick<RequirementPhoto, 'caption' | 'fileName'>): string =>
  caption || fileName;

/** Returns the photos of a requirement as the photo viewer shows them. */
export const viewable = (photos: readonly RequirementPhoto[]): Photo[] =>
  photos.map((photo) => ({ objectKey: objectKeyIn(photo.fileUrl) ?? '', label: labelOf(photo) }));
