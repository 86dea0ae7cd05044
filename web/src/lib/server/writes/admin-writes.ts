import type { WriteName } from '#shared/api/index.ts';
import type { WriteDeclaration } from './declaration.ts';
import { adminInstallers, installerProfile, job, retailerProfile, reviewed, suspension } from './rereads.ts';

/** The administrators' writes. */
export const adminWrites = {
  editRetailer: {
    rereads: [...retailerProfile, 'listAdminRetailers', 'listAdminActs'],
    done: 'Retailer profile updated successfully',
    failed: 'Failed to update retailer',
    fallback: 'Failed to update retailer',
  },
  editInstaller: {
    rereads: [...installerProfile, ...adminInstallers, 'listAdminRetailers'],
    done: 'Installer profile updated successfully',
    failed: 'Failed to update installer',
    fallback: 'Failed to update installer',
  },
  editJob: {
    rereads: [...job, 'listAdminJobs', 'listAdminActs'],
    done: 'Job updated successfully',
    failed: 'Failed to update job',
    fallback: 'Failed to update job',
  },
  verifyInstaller: {
    rereads: [...installerProfile, ...adminInstallers, 'listAdminRetailers'],
    done: 'Installer verified',
    failed: 'Installer not verified',
    fallback: 'Failed to verify the installer',
  },
  unverifyInstaller: {
    rereads: [...installerProfile, ...adminInstallers, 'listAdminRetailers'],
    done: 'Verification removed',
    failed: 'Verification not removed',
    fallback: 'Failed to remove the verification',
  },
  viewSaaNumber: {
    // Each view is recorded, and nothing else changes.
    rereads: ['listAdminActs'],
    failed: 'Number not shown',
    fallback: 'Failed to show the SAA number',
  },
  suspendPerson: {
    rereads: suspension,
    done: 'Account suspended',
    failed: 'Account not suspended',
    fallback: 'Failed to suspend the account',
  },
  restorePerson: {
    rereads: suspension,
    done: 'Account restored',
    failed: 'Account not restored',
    fallback: 'Failed to restore the account',
  },
  allowMail: {
    rereads: ['listAdminRetailers', 'listAdminInstallers', 'listUnverified', 'listAdminActs', 'getCurrentUser'],
    done: 'Email is sent again',
    failed: 'Email is still stopped',
    fallback: 'Failed to let email through',
  },
  addAdminNote: {
    rereads: ['listAdminNotes'],
    done: 'Note added',
    failed: 'Note not added',
    fallback: 'Failed to add the note',
  },
  removeAdminNote: {
    rereads: ['listAdminNotes', 'listAdminActs'],
    done: 'Note removed',
    failed: 'Note not removed',
    fallback: 'Failed to remove the note',
  },
  decideReport: {
    rereads: [...suspension, ...reviewed, 'listReports'],
    failed: 'Not decided',
    fallback: 'Failed to save the decision',
  },
} as const satisfies { [N in WriteName]?: WriteDeclaration<N> };
