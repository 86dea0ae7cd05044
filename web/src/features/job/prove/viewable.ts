import { objectKeyIn } from '#shared/domain/jobs/uploads.ts';
import { happened } from '#web/src/lib/dates.ts';
import type { RequirementPhoto } from '../screen/job-screen.tsx';
import type { Photo } from '../screen/photos-of.ts';

/** Returns what a photo is called: its caption, or else its file. */
export const labelOf = ({ caption, fileName }: Pick<RequirementPhoto, 'caption' | 'fileName'>): string =>
  caption || fileName;

/** Returns when a photo was submitted, if the list says so. */
export const timeOf = ({ uploadedAt }: RequirementPhoto): string => (uploadedAt ? happened(uploadedAt, 'moment') : '');

export const viewable = (photos: readonly RequirementPhoto[]): Photo[] =>
  photos.map((photo) => ({ objectKey: objectKeyIn(photo.fileUrl) ?? '', label: labelOf(photo) }));
