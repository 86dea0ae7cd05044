import type { WriteName } from '#shared/api/index.ts';
import { type Said, type WriteDeclaration, wholeJob } from './declaration.ts';
import { proposalWrites } from './proposal-writes.ts';
import { deleted, look, notYours } from './races.ts';
import { workWrites } from './work-writes.ts';

const draftSaved: Said = ['Draft saved successfully', 'Your job has been saved as a draft.'];

/** The writes to a job. The specification fixes most of the words (error catalogue). */
export const jobWrites = {
  createJob: {
    changes: ['jobs'],
    done: ({ body }) =>
      body.status === 'draft'
        ? draftSaved
        : ['Job created successfully', 'Your solar installation job has been posted.'],
    failed: 'Failed to create job',
    fallback: 'Please try again.',
  },
  updateJob: {
    changes: wholeJob,
    done: ({ body }, { job: saved }) =>
      body.status === 'draft' && saved.status === 'draft'
        ? draftSaved
        : ['Job updated successfully', 'Your job details have been updated.'],
    failed: 'Failed to update job',
    fallback: 'Please try again.',
    races: { not_found: deleted, wrong_state: 'The job page shows its current status.' },
  },
  deleteJob: {
    changes: wholeJob,
    done: 'Job deleted',
    failed: 'Failed to delete job',
    fallback: 'Unable to delete job',
    races: {
      not_found: deleted,
      wrong_state: 'If the work has not started, you can cancel the job and give a reason.',
    },
  },
  cancelJob: {
    changes: wholeJob,
    done: 'Job cancelled',
    failed: 'Failed to cancel job',
    fallback: 'Unable to cancel job',
    races: { not_found: deleted, wrong_state: look },
  },
  setJobStatus: {
    changes: wholeJob,
    done: ({ body }) => (body.status === 'posted' ? 'Job put back to New' : 'Job archived'),
    failed: 'Failed to update job',
    races: { not_found: deleted, wrong_state: look },
  },
  unassignInstaller: {
    changes: wholeJob,
    done: 'Installer unassigned',
    failed: 'Failed to unassign',
    fallback: 'Unable to unassign installer',
    races: { not_found: notYours, wrong_state: look },
  },
  ...proposalWrites,
  ...workWrites,
} as const satisfies { [N in WriteName]?: WriteDeclaration<N> };

export type JobWriteName = keyof typeof jobWrites;
