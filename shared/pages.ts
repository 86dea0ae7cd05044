/** The page that emails link to. The web application's router uses the same path. */
export const jobPage = '/jobs/:id';
export const jobPageOf = (jobId: string): string => jobPage.replace(':id', jobId);

/** Pages that are the same for everyone. The build writes each as a file, so that it can be read before any script runs. */
export const standingPages = { home: '/', privacy: '/privacy', terms: '/terms', contact: '/contact' } as const;
export const standingFile = (name: string): string => `${name}.html`;
