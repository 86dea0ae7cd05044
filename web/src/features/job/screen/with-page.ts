/** What a page reads of its job comes anew with the page, like the job itself. Its dialogs use what the page has read. */
export const withPage = { refetchOnMount: 'always' } as const;
