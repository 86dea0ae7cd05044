import type { WriteName } from '#shared/api/index.ts';
import { type WriteDeclaration, wholeJob } from './declaration.ts';
import { deleted, givenAway, look, seeFindWork } from './races.ts';

/** The messages of `acceptJob` in a dialog over a list. The specification fixes other words there than on the job's page. */
export const acceptInRow = { done: 'Job accepted successfully', fallback: undefined };

/** The writes of a job before its award: its share link, invitations and applications. */
export const proposalWrites = {
  shareJob: {
    changes: wholeJob,
    done: 'Share link generated',
    failed: 'Failed to generate share link',
    fallback: 'Unable to create share link',
    races: { not_found: deleted, wrong_state: look },
  },
  revokeShareLink: {
    changes: wholeJob,
    done: 'Share link revoked',
    failed: 'Failed to revoke share link',
    fallback: 'Unable to revoke the share link',
    races: { not_found: deleted, wrong_state: look },
  },
  inviteInstallers: {
    changes: wholeJob,
    done: (_, { invites, unchanged }) => {
      const sent = invites.length - unchanged.length;
      if (sent === 0) return ['No invitation sent', 'Each of them already has an invitation or has answered one.'];
      const said = sent === 1 ? 'Installer invited' : `${sent} installers invited`;
      return unchanged.length === 0 ? said : [said, 'The others already have an invitation or have answered one.'];
    },
    failed: 'Failed to invite',
    fallback: 'Unable to send the invitations',
    races: { not_found: deleted, wrong_state: look },
  },
  respondToInvite: {
    changes: wholeJob,
    done: (_, { invite }) => (invite.isForApplication ? 'Application ended' : 'Invitation declined'),
    failed: 'Failed to decline invitation',
    fallback: 'Unable to decline the invitation',
    races: {
      not_found: `${givenAway} There is nothing left to decline.`,
      forbidden: 'This invitation has just been answered or has expired. There is nothing left to decline.',
      wrong_state: 'There is nothing left to decline.',
    },
  },
  applyForJob: {
    changes: wholeJob,
    done: 'Application submitted',
    failed: 'Application failed',
    fallback: 'Failed to submit application',
    races: { not_found: `${givenAway} ${seeFindWork}`, wrong_state: seeFindWork },
  },
  // The page sends this call when the retailer opens the applications. The retailer does not wait for it, so a failure is silent.
  reviewApplications: { changes: ['applications'], failed: null },
  decideApplication: {
    changes: wholeJob,
    done: ({ body }, { application }) => {
      if (body.status === 'rejected') return 'Application rejected';
      return application.status === 'accepted'
        ? 'Application accepted'
        : [
            'Confirmation requested',
            "The job has changed since the installer applied. We'll award it to them once they confirm the changes.",
          ];
    },
    failed: ({ body }) =>
      body.status === 'accepted' ? 'Failed to accept application' : 'Failed to reject application',
    fallback: 'Unable to answer the application',
    races: {
      not_found: 'This application has just been withdrawn. You can choose another one, or share the job again.',
      wrong_state: look,
      conflict: 'You can choose another one, or share the job again.',
    },
  },
  withdrawApplication: {
    changes: wholeJob,
    done: 'Application withdrawn',
    failed: 'Failed to withdraw application',
    fallback: 'Unable to withdraw the application',
    races: {
      not_found: `This application is already withdrawn. ${seeFindWork}`,
      forbidden: 'The retailer has just answered your application. The page now shows the answer.',
      wrong_state: `Your application is no longer open, so you can't withdraw it. ${seeFindWork}`,
    },
  },
  acceptJob: {
    changes: wholeJob,
    done: 'Job accepted successfully!',
    failed: 'Failed to accept job',
    fallback: 'Unable to accept this job. Please try again.',
    races: {
      not_found: `${givenAway} ${seeFindWork}`,
      forbidden:
        'Your invitation or your link has just ended. If the page still shows Apply for this job, you can apply.',
      wrong_state: seeFindWork,
    },
  },
} as const satisfies { [N in WriteName]?: WriteDeclaration<N> };
