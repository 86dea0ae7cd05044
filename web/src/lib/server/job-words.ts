import type { WriteName } from '#shared/api/changed-by.ts';
import { stepWords } from './step-words.ts';
import type { Said, Words } from './words.ts';

/**
 * What people read after each write to a job. The specification fixes most of it (error catalogue). A refusal shows the
 * server's reason, and the fallback if the answer has none.
 */

const saveFallback = 'Please try again.';
const draftSaved: Said = ['Draft saved successfully', 'Your job has been saved as a draft.'];

export const jobWords = {
  ...stepWords,
  createJob: {
    done: ({ body }) =>
      body.status === 'draft'
        ? draftSaved
        : ['Job created successfully', 'Your solar installation job has been posted.'],
    failed: 'Failed to create job',
    fallback: saveFallback,
  },
  updateJob: {
    done: ({ body }, { job }) =>
      body.status === 'draft' && job.status === 'draft'
        ? draftSaved
        : ['Job updated successfully', 'Your job details have been updated.'],
    failed: 'Failed to update job',
    fallback: saveFallback,
  },
  deleteJob: { done: 'Job deleted', failed: 'Failed to delete job', fallback: 'Unable to delete job' },
  cancelJob: { done: 'Job cancelled', failed: 'Failed to cancel job', fallback: 'Unable to cancel job' },
  shareJob: {
    done: 'Share link generated',
    failed: 'Failed to generate share link',
    fallback: 'Unable to create share link',
  },
  revokeShareLink: {
    done: 'Share link revoked',
    failed: 'Failed to revoke share link',
    fallback: 'Unable to revoke the share link',
  },
  inviteInstallers: {
    done: (_, { invites, unchanged }) => {
      const sent = invites.length - unchanged.length;
      if (sent === 0) return ['No invitation sent', 'Each of them already has an invitation or has answered one.'];
      const said = sent === 1 ? 'Installer invited' : `${sent} installers invited`;
      return unchanged.length === 0 ? said : [said, 'The others already have an invitation or have answered one.'];
    },
    failed: 'Failed to invite',
    fallback: 'Unable to send the invitations',
  },
  respondToInvite: {
    done: (_, { invite }) => (invite.isForApplication ? 'Application ended' : 'Invitation declined'),
    failed: 'Failed to decline invitation',
    fallback: 'Unable to decline the invitation',
  },
  applyForJob: {
    done: 'Application submitted',
    failed: 'Application failed',
    fallback: 'Failed to submit application',
  },
  decideApplication: {
    done: ({ body }, { application }) => {
      if (body.status === 'rejected') return 'Application rejected';
      return application.status === 'accepted'
        ? 'Application accepted'
        : ['Confirmation requested', 'The job has changed since they applied, so the installer confirms it first.'];
    },
    failed: ({ body }) =>
      body.status === 'accepted' ? 'Failed to accept application' : 'Failed to reject application',
    fallback: 'Unable to answer the application',
  },
  scheduleJob: {
    done: 'Installation scheduled',
    failed: 'Failed to schedule',
    fallback: 'Unable to schedule installation',
  },
  unassignInstaller: {
    done: 'Installer unassigned',
    failed: 'Failed to unassign',
    fallback: 'Unable to unassign installer',
  },
  completeRequirement: {
    done: ({ body }) => (body.fileUrl ? 'File uploaded' : 'Requirement updated'),
    failed: 'Failed to update requirement',
    fallback: 'Unable to update requirement',
  },
  changePhoto: {
    done: ({ body: { removed, place } }) =>
      removed ? 'Photo removed' : place === undefined ? 'Caption saved' : 'Photo moved',
    failed: 'Failed to update requirement',
    fallback: 'Unable to update requirement',
  },
  returnRequirement: {
    done: 'Changes requested',
    failed: 'Failed to request changes',
    fallback: 'Unable to update requirement',
  },
  returnWork: {
    done: 'Changes requested',
    failed: 'Failed to request changes',
    fallback: 'Unable to send the work back',
  },
  completeJob: {
    done: 'Job completed!',
    failed: 'Failed to complete job',
    fallback: 'Unable to complete job. Make sure all requirements are met.',
  },
  requestPayment: {
    done: 'Payment request submitted',
    failed: 'Failed to request payment',
    fallback: 'Unable to submit payment request.',
  },
  approvePayment: {
    done: 'Payment approved',
    failed: 'Failed to approve payment',
    fallback: 'Unable to approve payment.',
  },
  createRating: { done: 'Review submitted', failed: 'Failed to submit review' },
  updateRating: { done: 'Review updated', failed: 'Failed to update review' },
} as const satisfies { [N in WriteName]?: Words<N> };

export type JobWriteName = keyof typeof jobWords;
