/** The reads of a job's page are repeated with the page, like the job itself. Its dialogs use the page's data. */
export const withPage = { refetchOnMount: 'always' } as const;
