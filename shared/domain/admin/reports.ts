/** What administrators decide about something that was reported. A review is removed, and the account of a profile suspended. */
export const reportDecisions = ['keep', 'remove'] as const;
export type ReportDecision = (typeof reportDecisions)[number];

/** More people than this tell an administrator nothing new. */
export const mostComplaints = 50;
