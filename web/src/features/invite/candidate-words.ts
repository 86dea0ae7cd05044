import type { CallAnswer } from '#shared/api/client.ts';
import { objectionWords } from '../../components/credentials/objection-words.ts';
import { distanceIn, missingIn, timingIn } from '../../components/person/crew-words.ts';
import { ratingText } from '../../components/person/rating-words.ts';

export type Candidate = CallAnswer<'listCandidates'>['installers'][number];

/** Returns the reasons for and against inviting the installer, in the order of the page. `today` is a civil date. */
export function reasonsOf(candidate: Candidate, today: string): string[] {
  const { fit, isPreferred, isKnown, location } = candidate;
  return [
    ...(isPreferred ? ['Preferred'] : []),
    ...(isKnown ? ["you've worked or been in touch before"] : []),
    location,
    ...distanceIn(fit),
    ...missingIn(fit),
    timingIn(fit, today),
    ...fit.objections.map(objectionWords),
    ratingText(candidate) ?? 'New',
  ];
}

export const fitTitle = 'Installers who fit';

interface Group {
  title: string;
  members: Candidate[];
}

/** Groups installers in the order of the server: preferred installers who fit, others who fit, and those who don't. */
export function groupsOf(candidates: readonly Candidate[]): Group[] {
  const fitting = candidates.filter(({ fit }) => fit.fits);
  const rest = candidates.filter(({ fit }) => !fit.fits);
  return [
    { title: 'Your preferred installers', members: fitting.filter(({ isPreferred }) => isPreferred) },
    { title: fitTitle, members: fitting.filter(({ isPreferred }) => !isPreferred) },
    { title: fitting.length > 0 ? 'Other installers' : 'No installer here fits the job', members: rest },
  ].filter(({ members }) => members.length > 0);
}
