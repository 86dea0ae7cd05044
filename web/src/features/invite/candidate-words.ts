import type { CallAnswer } from '#shared/api/client.ts';
import { mayInviteAgain } from '#shared/domain/jobs/job.ts';
import { isNewcomer } from '#shared/domain/people/reputation.ts';
import { booked } from '../../lib/dates.ts';
import { counted, kilometres } from '../../lib/format.ts';

export type Candidate = CallAnswer<'listCandidates'>['installers'][number];

/** One fact about a candidate, in so few words that the facts of all candidates align in columns. */
export interface CandidateFact {
  text: string;
  /** The end of the text, which a phone has no room for. */
  rest?: string;
  isWarning?: boolean;
  /** Whether the fact is only a gap in a column, which a phone leaves out. */
  isGap?: boolean;
}

/** Tells whether the page lists the installer: an applicant, or one who can be invited for the first time or again. */
export const isListed = ({ hasApplied, inviteStatus }: Candidate): boolean =>
  hasApplied || inviteStatus === null || mayInviteAgain(inviteStatus);

export const distanceOf = ({ fit: { distanceKm, reach } }: Candidate): CandidateFact =>
  distanceKm === null
    ? { text: 'Not known', isGap: true }
    : { text: kilometres(distanceKm), isWarning: reach === 'outside' };

/** Returns when the installer is free. `today` is a civil date. */
export function timingOf({ fit: { timing, freeFrom } }: Candidate, today: string): CandidateFact {
  if (timing === 'unavailable' || freeFrom === null) return { text: 'Not taking on work', isWarning: true };
  if (freeFrom <= today) return { text: 'Available now' };
  const day = booked(freeFrom, 'weekday');
  return timing === 'late' ? { text: `Only from ${day}`, isWarning: true } : { text: `From ${day}` };
}

export const ratingOf = ({ averageRating, reviewCount }: Candidate): CandidateFact =>
  averageRating === null || isNewcomer(reviewCount)
    ? { text: 'New' }
    : { text: averageRating.toFixed(1), rest: ` (${counted(reviewCount, 'review', 'reviews')})` };

export function togetherOf({ jobsTogether, isKnown }: Candidate): CandidateFact {
  if (jobsTogether > 0) return { text: counted(jobsTogether, 'job', 'jobs'), rest: ' together' };
  return { text: isKnown ? 'In touch before' : 'None yet', isGap: !isKnown };
}

export const fitTitle = 'Installers who fit';

interface Group {
  title: string;
  members: Candidate[];
}

export const isOutside = ({ fit }: Candidate): boolean => fit.reach === 'outside';

/**
 * Returns the installers that the list folds up: those too far away and not named in the URL. Returns none if every installer who
 * can be invited is too far away, because the list would then be empty.
 */
export function foldableOf(invitable: readonly Candidate[], first: string | null): Candidate[] {
  if (invitable.every(isOutside)) return [];
  return invitable.filter((each) => isOutside(each) && each.id !== first);
}

/** Groups installers in the order of the server: preferred who fit, others who fit, the rest, and those too far away. */
export function groupsOf(candidates: readonly Candidate[]): Group[] {
  const fitting = candidates.filter(({ fit }) => fit.fits);
  const rest = candidates.filter((each) => !each.fit.fits && !isOutside(each));
  return [
    { title: 'Your preferred installers', members: fitting.filter(({ isPreferred }) => isPreferred) },
    { title: fitTitle, members: fitting.filter(({ isPreferred }) => !isPreferred) },
    { title: fitting.length > 0 ? 'Other installers' : 'No installer here fits the job', members: rest },
    { title: 'Outside their working radius', members: candidates.filter(isOutside) },
  ].filter(({ members }) => members.length > 0);
}
