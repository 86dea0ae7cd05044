/** The decisions of administrators about a report. `remove` removes a review, or suspends the account that owns a profile. */
export const reportDecisions = ['keep', 'remove'] as const;
export type ReportDecision = (typeof reportDecisions)[number];

/** The maximum number of stored complaints about one item. Further complaints tell an administrator nothing new. */
export const mostComplaints = 50;
