import type { CallAnswer } from '#shared/api/client.ts';

type Report = CallAnswer<'listReports'>['reports'][number];

/** Names the reported profile or review. The company of a review is the one that wrote it. */
export const reportedThing = ({ kind, companyName }: Pick<Report, 'kind' | 'companyName'>): string =>
  `the ${kind} ${kind === 'review' ? 'by' : 'of'} ${companyName ?? 'a deleted account'}`;
