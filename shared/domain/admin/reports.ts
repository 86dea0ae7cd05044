/** The decisions of administrators about a report. Removing takes a review away, or suspends the account of a profile. */
export const reportDecisions = ['keep', 'remove'] as const;
export type ReportDecision = (typeof reportDecisions)[number];

/** Further complaints tell an administrator nothing new. */
export const mostComplaints = 50;
