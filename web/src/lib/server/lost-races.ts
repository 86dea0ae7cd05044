import type { ApiError } from '#shared/api/client.ts';
import { type ErrorCode, errorCodes } from '#shared/errors.ts';
import type { JobWriteName } from './job-words.ts';

/**
 * What people read when somebody was faster, and what they can do now. The codes:
 * `not_found` and `forbidden`: the job, or what it was about, is no longer theirs to see or to change.
 * `wrong_state` and `conflict`: the job has moved on. The server says how far, so the sentence here comes after its reason.
 */
const raceCodes = ['not_found', 'forbidden', 'wrong_state', 'conflict', 'requirements_open'] as const;
type RaceCode = (typeof raceCodes)[number] & ErrorCode;

type Sentences = { not_found: string; wrong_state: string } & Partial<Record<RaceCode, string>>;

const look = 'The page now shows where the job stands.';
const deleted = 'This job has just been deleted. Your dashboard shows the jobs you have.';
const givenAway = 'This job has gone to another installer, or the retailer has taken it down.';
const takenOff = 'The retailer has just taken you off this job. Your dashboard shows the jobs you have.';
const notYours = 'This job is no longer yours, or it was deleted. Your dashboard shows the jobs you have.';
const seeRequirements = 'The requirements show what is still open: the retailer may have asked for changes.';

export const lostRaces: Record<Exclude<JobWriteName, 'createJob'>, Sentences> = {
  updateJob: { not_found: deleted, wrong_state: 'The page of the job shows where it stands now.' },
  deleteJob: {
    not_found: deleted,
    wrong_state: 'As long as the work has not started, you can cancel it with a reason.',
  },
  cancelJob: { not_found: deleted, wrong_state: look },
  shareJob: { not_found: deleted, wrong_state: look },
  revokeShareLink: { not_found: deleted, wrong_state: look },
  inviteInstallers: { not_found: deleted, wrong_state: look },
  respondToInvite: {
    not_found: `${givenAway} There is nothing left to decline.`,
    forbidden: 'This invitation has just been answered or has expired. There is nothing left to decline.',
    wrong_state: 'There is nothing left to decline.',
  },
  applyForJob: {
    not_found: `${givenAway} Find Work shows what is open now.`,
    wrong_state: 'Find Work shows what is open now.',
  },
  decideApplication: {
    not_found: 'This application has just been withdrawn. You can choose another one, or share the job again.',
    wrong_state: look,
    conflict: 'You can choose another one, or share the job again.',
  },
  withdrawApplication: {
    not_found: 'This application is already withdrawn. Find Work shows what is open now.',
    forbidden: 'The retailer has just answered your application. The page now shows how.',
    wrong_state: 'There is nothing left to withdraw. Find Work shows what is open now.',
  },
  acceptJob: {
    not_found: `${givenAway} Find Work shows what is open now.`,
    forbidden: 'Your invitation or your link has just ended. You can still apply if the page offers it.',
    wrong_state: 'Find Work shows what is open now.',
  },
  startJob: { not_found: takenOff, wrong_state: look },
  reportProgress: { not_found: takenOff, wrong_state: look },
  scheduleJob: { not_found: notYours, wrong_state: look },
  setJobStatus: { not_found: deleted, wrong_state: look },
  unassignInstaller: { not_found: notYours, wrong_state: look },
  completeRequirement: { not_found: takenOff, wrong_state: look },
  changePhoto: { not_found: takenOff, wrong_state: look },
  returnRequirement: { not_found: deleted, wrong_state: look },
  returnWork: { not_found: deleted, wrong_state: look },
  completeJob: { not_found: takenOff, wrong_state: look, requirements_open: seeRequirements },
  requestPayment: { not_found: takenOff, wrong_state: look },
  approvePayment: { not_found: deleted, wrong_state: look, conflict: 'The dialog now shows the new amount.' },
  createRating: { not_found: notYours, wrong_state: look },
  updateRating: { not_found: notYours, wrong_state: look },
};

const isRace = (code: ErrorCode): code is RaceCode => raceCodes.some((each) => each === code);
const isJobWrite = (name: string): name is keyof typeof lostRaces => name in lostRaces;

/** The words for a lost race, or null if it was none. */
export function lostRace(name: string | undefined, { code, message, changes }: ApiError): string | null {
  // The form lists what has changed.
  if (changes.length > 0 || name === undefined || !isJobWrite(name) || !isRace(code)) return null;
  const sentences = lostRaces[name];
  const isGeneral = message === errorCodes[code].message;
  if (code === 'not_found' || code === 'forbidden') return isGeneral ? (sentences[code] ?? sentences.not_found) : null;
  const next = sentences[code] ?? (code === 'requirements_open' ? null : sentences.wrong_state);
  return next && `${message} ${next}`;
}
