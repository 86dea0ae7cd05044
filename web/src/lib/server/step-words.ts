import type { WriteName } from '#shared/api/changed-by.ts';
import type { Words } from './words.ts';

/** What people read after a step without a dialog. It is apart from the other words because pages and lists need it at once. */
export const stepWords = {
  acceptJob: {
    done: 'Job accepted successfully!',
    failed: 'Failed to accept job',
    fallback: 'Unable to accept this job. Please try again.',
  },
  startJob: { done: 'Job started successfully', failed: 'Failed to start job' },
  reportProgress: { done: 'Job progress updated', failed: 'Failed to update progress' },
  setJobStatus: {
    done: ({ body }) => (body.status === 'posted' ? 'Job put back to New' : 'Job archived'),
    failed: 'Failed to update job',
  },
  withdrawApplication: {
    done: 'Application withdrawn',
    failed: 'Failed to withdraw application',
    fallback: 'Unable to withdraw the application',
  },
} as const satisfies { [N in WriteName]?: Words<N> };

/** A row of the dashboard says less than the page of a job: its title alone. */
export const rowWords = {
  acceptJob: { done: 'Job accepted successfully', failed: stepWords.acceptJob.failed },
  startJob: stepWords.startJob,
  reportProgress: stepWords.reportProgress,
} as const satisfies { [N in WriteName]?: Words<N> };
