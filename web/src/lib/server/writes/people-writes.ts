import type { WriteName } from '#shared/api/index.ts';
import type { WriteDeclaration } from './declaration.ts';
import { installerProfile, preferences, retailerProfile } from './rereads.ts';

/** Profiles, and what one person keeps or says about another. */
export const peopleWrites = {
  createRetailerProfile: {
    rereads: retailerProfile,
    done: 'Profile created successfully',
    failed: 'Error creating profile',
    fallback: 'Please try again',
  },
  updateRetailerProfile: {
    rereads: retailerProfile,
    done: 'Profile updated successfully',
    failed: 'Error updating profile',
    fallback: 'Please try again',
  },
  setRetailerLogo: {
    rereads: retailerProfile,
    done: 'Logo uploaded successfully',
    failed: 'Upload failed',
    fallback: 'Failed to upload logo',
  },
  createInstallerProfile: { rereads: installerProfile, done: 'Profile completed!', failed: null },
  updateInstallerProfile: { rereads: installerProfile, done: 'Profile updated successfully', failed: null },
  addPreferredInstaller: {
    rereads: preferences,
    done: ['Preferred', 'They come first when you invite.'],
    failed: 'Not preferred',
    fallback: 'Failed to prefer the installer',
  },
  removePreferredInstaller: {
    rereads: preferences,
    done: 'No longer preferred',
    failed: 'Still preferred',
    fallback: 'Failed to remove the preference',
  },
  writePreferredNote: {
    rereads: ['listNetwork'],
    done: 'Note saved',
    failed: 'Note not saved',
    fallback: 'Failed to save the note',
  },
  hidePerson: {
    rereads: ['listNetwork'],
    done: ['Hidden', 'You find them again under Hidden.'],
    failed: 'Not hidden',
    fallback: 'Failed to hide them',
  },
  showPerson: {
    rereads: ['listNetwork'],
    done: 'Shown again',
    failed: 'Still hidden',
    fallback: 'Failed to show them again',
  },
  sendReport: {
    rereads: ['listReports'],
    done: 'Thank you. An administrator will look at it.',
    failed: 'Not reported',
    fallback: 'Failed to send the report',
  },
  // A file is part of nothing until it is attached, and its queue says what became of it.
  createUpload: { rereads: [], failed: null },
  finalizeUpload: { rereads: [], failed: null },
  setObjectAccess: { rereads: [], failed: null },
} as const satisfies { [N in WriteName]?: WriteDeclaration<N> };
