import type { WriteName } from '#shared/api/index.ts';
import type { Subject } from '#shared/api/route/subjects.ts';
import { type WriteDeclaration, wholeJob } from './declaration.ts';

/** The subjects that a suspension may change: the person, their jobs and their rows in the administration. */
const suspension = [
  'retailers',
  'installers',
  ...wholeJob,
  'adminInstallers',
  'adminRetailers',
  'adminActs',
] as const satisfies readonly Subject[];

export const adminWrites = {
  editRetailer: {
    changes: ['retailers', 'adminRetailers', 'adminActs'],
    done: 'Retailer profile updated successfully',
    failed: 'Failed to update retailer',
    fallback: 'Failed to update retailer',
  },
  editInstaller: {
    changes: ['installers', 'adminInstallers', 'adminActs', 'adminRetailers'],
    done: 'Installer profile updated successfully',
    failed: 'Failed to update installer',
    fallback: 'Failed to update installer',
  },
  editJob: {
    changes: [...wholeJob, 'adminJobs', 'adminActs'],
    done: 'Job updated successfully',
    failed: 'Failed to update job',
    fallback: 'Failed to update job',
  },
  barShownPhoto: {
    changes: [...wholeJob, 'finishedWork', 'adminActs'],
    done: 'Photo removed',
    failed: 'Failed to remove the photo',
    fallback: 'Unable to remove the photo.',
  },
  verifyInstaller: {
    changes: ['installers', 'adminInstallers', 'adminActs', 'adminRetailers'],
    done: 'Installer verified',
    failed: 'Installer not verified',
    fallback: 'Failed to verify the installer',
  },
  unverifyInstaller: {
    changes: ['installers', 'adminInstallers', 'adminActs', 'adminRetailers'],
    done: 'Verification removed',
    failed: 'Verification not removed',
    fallback: 'Failed to remove the verification',
  },
  declineVerification: {
    changes: ['installers', 'adminInstallers', 'adminActs', 'adminRetailers'],
    done: 'Verification declined',
    failed: 'Verification not declined',
    fallback: 'Failed to decline the verification',
  },
  viewSaaNumber: {
    // Each view is recorded, and nothing else changes.
    changes: ['adminActs'],
    failed: 'Number not shown',
    fallback: 'Failed to show the SAA number',
  },
  viewCredentialNumber: {
    // Each view is recorded, and nothing else changes.
    changes: ['adminActs'],
    failed: 'Number not shown',
    fallback: 'Failed to show the number',
  },
  checkCredential: {
    changes: ['credentials', 'adminCredentials', 'adminActs'],
    done: 'Credential marked as valid',
    failed: 'Credential not marked as valid',
    fallback: 'Failed to save the decision',
  },
  declineCredential: {
    changes: ['credentials', 'adminCredentials', 'adminActs'],
    done: 'Credential declined',
    failed: 'Credential not declined',
    fallback: 'Failed to save the decision',
  },
  suspendPerson: {
    changes: suspension,
    done: 'Account suspended',
    failed: 'Account not suspended',
    fallback: 'Failed to suspend the account',
  },
  restorePerson: {
    changes: suspension,
    done: 'Account restored',
    failed: 'Account not restored',
    fallback: 'Failed to restore the account',
  },
  allowMail: {
    changes: ['adminRetailers', 'adminInstallers', 'adminActs', 'account'],
    done: 'Email turned back on',
    failed: 'Email is still stopped',
    fallback: 'Failed to turn email back on',
  },
  resetTwoFactor: {
    changes: ['adminRetailers', 'adminInstallers', 'adminActs'],
    done: 'Two-factor sign-in is off for this account',
    failed: 'Two-factor sign-in is still on',
    fallback: 'Failed to turn off two-factor sign-in',
  },
  addAdminNote: {
    changes: ['adminNotes'],
    done: 'Note added',
    failed: 'Note not added',
    fallback: 'Failed to add the note',
  },
  removeAdminNote: {
    changes: ['adminNotes', 'adminActs'],
    done: 'Note removed',
    failed: 'Note not removed',
    fallback: 'Failed to remove the note',
  },
  decideReport: {
    changes: [...suspension, 'reviews', 'reports'],
    failed: 'Not decided',
    fallback: 'Failed to save the decision',
  },
} as const satisfies { [N in WriteName]?: WriteDeclaration<N> };
