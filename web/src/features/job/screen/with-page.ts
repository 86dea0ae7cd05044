/**
 * The options for the reads of a job's page, so that they run again whenever the page opens. The page's dialogs use the same
 * data.
 */
export const withPage = { refetchOnMount: 'always' } as const;
