/** What only some changes lead to. One file to load later: each further one makes every function that needs it larger. */
export { prepareCopy } from '../copies/prepare-copy.ts';
export { removeExpiredCopy } from '../copies/remove-copy.ts';
export { writeWords } from '../listing/write-words.ts';
export { redrawWrites } from '../map/draw-on-map.ts';
export { expireInvite } from '../proposals/expire-invite.ts';
export { reopenProposals } from '../proposals/reopen-proposals.ts';
export { newsWrites } from '../searches/keep-news.ts';
export { sendDigest } from '../searches/send-digest.ts';
export { sendReminder } from '../work/send-reminder.ts';
export { closeAccount } from './close-account.ts';
export { followConfirmation } from './follow-confirmation.ts';
export { followSuspension } from './follow-suspension.ts';
export { forgetJobs } from './forget-jobs.ts';
export { purgeJob } from './purge-job.ts';
