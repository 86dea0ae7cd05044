import type { JobView } from './job-views.ts';

export interface Photo {
  objectKey: string;
  label: string;
}

/** Returns the photos of the site in a view of a job, in the order of the page. */
export const photosOf = (job: JobView): Photo[] =>
  [
    { objectKey: job.panelLayoutPhoto, label: 'Panel layout' },
    { objectKey: job.switchboardPhoto, label: 'Switchboard' },
    { objectKey: job.inverterLocationPhoto, label: 'Inverter location' },
    ...(job.installationDetailPhotos ?? []).map(({ objectKey, name }) => ({ objectKey, label: name })),
    ...(job.referencePhotoPaths ?? []).map((objectKey, index) => ({ objectKey, label: `Reference ${index + 1}` })),
  ].flatMap(({ objectKey, label }) => (objectKey ? [{ objectKey, label }] : []));
