import type { WriteName } from '#shared/api/index.ts';
import type { JobAction } from '#shared/domain/jobs/lifecycle.ts';

/** Actions and writes without a button, each with the reason. Tests press the buttons of all others. */

export const actionsWithoutAButton = {
  archive: 'The first review archives a job; only other clients archive one without.',
  adminSetStatus: 'Administration changes jobs on pages of its own.',
  adminEdit: 'Administration changes jobs on pages of its own.',
} as const satisfies { [A in JobAction]?: string };

const sending = 'It is a part of sending a file, which has tests of its own.';

export const writesWithoutAButton = {
  signOut: 'It always ends the session of this browser, whatever the server says.',
  refreshSession: 'The client calls it automatically. Other tests cover its failures.',
  createRetailerProfile: 'It is the form of updateRetailerProfile in a dialog.',
  createInstallerProfile: 'It is the form of updateInstallerProfile in a dialog.',
  setRetailerLogo: 'A picture is cut first, which needs a real browser.',
  readPersonInvite:
    'The page of an invitation reads it when it opens. A test of its own covers a link that no longer works.',
  reviewApplications: 'Opening the dialog is enough. What the applicant reads then has a test of its own.',
  updateRating: 'It is the form of createRating.',
  createUpload: sending,
  finalizeUpload: sending,
  setObjectAccess: sending,
} as const satisfies { [N in WriteName]?: string };

export type PressedWrite = Exclude<WriteName, keyof typeof writesWithoutAButton>;
export const isPressed = (name: WriteName): name is PressedWrite => !Object.hasOwn(writesWithoutAButton, name);
