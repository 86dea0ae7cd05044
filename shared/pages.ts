/** The page that e-mails lead to. The web application matches this path, and no one else types it. */
export const jobPage = '/jobs/:id';
export const jobPageOf = (jobId: string): string => jobPage.replace(':id', jobId);
