import type { WriteName } from '#shared/api/index.ts';
import type { WriteDeclaration } from './declaration.ts';

/** Profiles, and one person's notes, preferences and reports about another. */
export const peopleWrites = {
  createRetailerProfile: {
    changes: ['retailers'],
    done: 'Profile created successfully',
    failed: 'Error creating profile',
    fallback: 'Please try again',
  },
  updateRetailerProfile: {
    changes: ['retailers'],
    done: 'Profile updated successfully',
    failed: 'Error updating profile',
    fallback: 'Please try again',
  },
  setRetailerLogo: {
    changes: ['retailers'],
    done: 'Logo uploaded successfully',
    failed: 'Upload failed',
    fallback: 'Failed to upload logo',
  },
  createInstallerProfile: { changes: ['installers'], done: 'Profile completed!', failed: null },
  updateInstallerProfile: { changes: ['installers'], done: 'Profile updated successfully', failed: null },
  invitePerson: {
    changes: ['people'],
    done: (_, { invite }) => ['Invitation sent', `${invite.name} gets an email with a link to join.`],
    failed: 'Invitation not sent',
    fallback: 'Please try again.',
  },
  revokePersonInvite: { changes: ['people'], done: 'Invitation revoked', failed: 'Invitation not revoked' },
  changePerson: {
    changes: ['people'],
    done: 'Role changed',
    failed: 'Role not changed',
    fallback: 'Please try again.',
  },
  removePerson: {
    changes: ['people'],
    done: 'Person removed',
    failed: 'Person not removed',
    fallback: 'Please try again.',
  },
  saveCredential: {
    changes: ['credentials', 'adminCredentials'],
    done: ['Saved', 'An administrator will check it.'],
    failed: 'Credential not saved',
    fallback: 'Please try again.',
  },
  removeCredential: {
    changes: ['credentials', 'adminCredentials'],
    done: 'Credential removed',
    failed: 'Credential not removed',
    fallback: 'Please try again.',
  },
  addPreferredInstaller: {
    changes: ['preferred'],
    done: ['Preferred', "They'll come first when you invite installers."],
    failed: 'Failed to add to preferred',
    fallback: 'Please try again.',
  },
  removePreferredInstaller: {
    changes: ['preferred'],
    done: 'No longer preferred',
    failed: 'Failed to remove from preferred',
    fallback: 'Please try again.',
  },
  writePreferredNote: {
    changes: ['network'],
    done: 'Note saved',
    failed: 'Note not saved',
    fallback: 'Failed to save the note',
  },
  hidePerson: {
    changes: ['network'],
    done: ['Hidden', 'You can find them under Hidden.'],
    undo: ({ params }) => ({ name: 'showPerson', input: { params } }),
    failed: 'Company not hidden',
    fallback: 'Please try again.',
  },
  showPerson: {
    changes: ['network'],
    done: 'Shown again',
    undo: ({ params }) => ({ name: 'hidePerson', input: { params } }),
    failed: 'Company is still hidden',
    fallback: 'Please try again.',
  },
  sendReport: {
    changes: ['reports'],
    done: 'Thank you. An administrator will look at it.',
    failed: 'Not reported',
    fallback: 'Failed to send the report',
  },
  // An uploaded file changes no subject until it is attached. The upload queue reports the outcome.
  createUpload: { changes: [], failed: null },
  finalizeUpload: { changes: [], failed: null },
  setObjectAccess: { changes: [], failed: null },
} as const satisfies { [N in WriteName]?: WriteDeclaration<N> };
