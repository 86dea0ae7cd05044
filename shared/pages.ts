/** The page that emails link to. The web application's router uses the same path. */
export const jobPage = '/jobs/:id';
export const jobPageOf = (jobId: string): string => jobPage.replace(':id', jobId);
