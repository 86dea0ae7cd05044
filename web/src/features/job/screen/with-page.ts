/** The options of the reads of a job's page, which repeats them whenever it opens. Its dialogs use the data of the page. */
export const withPage = { refetchOnMount: 'always' } as const;
