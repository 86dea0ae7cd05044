import { readApplications } from '#functions/data/proposals/application-queries.ts';
import type { JobRow } from '#functions/data/rows.ts';
import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf, QueryOf } from '#shared/api/route/route.ts';
import { inviteStatusAt } from '#shared/domain/jobs/invites.ts';
import { isOpenApplication } from '#shared/domain/jobs/job.ts';
import { todayAtSite } from '#shared/domain/places/site-day.ts';
import { compareRanks } from '#shared/domain/search/find-work.ts';
import { fitOf } from '#shared/domain/search/fit.ts';
import { heldFrom, readWallets, withObjections } from '../../credentials/job-credentials.ts';
import { reputationView } from '../../figures/reputation.ts';
import { rankedInstallers } from '../../search/directory/cached-lists.ts';
import { crewOf } from '../../search/find-work/crew-of.ts';
import { factsOf } from '../../search/find-work/facts-of.ts';
import { workCursors } from '../../search/find-work/work-cursor.ts';
import { positionInSuburb, suburbOf } from '../../whereabouts/installer-position.ts';
import { positionOrNull } from '../../whereabouts/suburb.ts';
import { findInvites } from '../invites.ts';
import { countJobsTogether } from '../job-proposals.ts';
import { findNamed } from './find-named.ts';
import { type Person, readInvitable, readTies, type Ties } from './known-installers.ts';
import { type Candidate, rankCandidate } from './rank-candidates.ts';

/** Returns the installers that the owner of a job can invite, the most suitable first. */

type Query = QueryOf<Routes['listCandidates']>;
type Answer = AnswerOf<Routes['listCandidates']>;

const atOnce = 20;

function candidateOf({ profile, reputation }: Person, { preferred, known }: Ties): Candidate {
  const { averageRating, reviewCount } = reputationView(reputation);
  const id = profile.userId;
  // The retailer sees the distance, and a distance to the exact position would help to find the installer's home.
  const crew = { ...crewOf(profile), position: positionInSuburb(profile) };
  return { id, ...crew, averageRating, reviewCount, isPreferred: preferred.has(id), isKnown: known.has(id) };
}

/** Returns all installers in the directory, and the retailer's acquaintances who are not in it. */
async function readCandidates(ties: Ties): Promise<Candidate[]> {
  const listed = await rankedInstallers('AU');
  const candidates = listed.map(
    ({ id, latitude, longitude, licences, installRadius, availability, leadTimeDays, averageRating, reviewCount }) => ({
      id,
      position: positionOrNull({ latitude, longitude }),
      installRadius,
      accreditations: licences,
      availability,
      leadTimeDays,
      averageRating,
      reviewCount,
      isPreferred: ties.preferred.has(id),
      isKnown: ties.known.has(id),
    }),
  );
  const there = new Set(listed.map(({ id }) => id));
  const others = await readInvitable(
    [...new Set([...ties.preferred, ...ties.known])].filter((id) => !there.has(id)),
    ties.known,
  );
  return [...candidates, ...Array.from(others.values(), (person) => candidateOf(person, ties))];
}

/** Returns those of the installers whose application waits for the owner's answer. */
async function applicantsAmong(jobId: string, installerIds: readonly string[]): Promise<ReadonlySet<string>> {
  const applications = await readApplications(
    installerIds.map((installerId) => ({ jobId, installerId })),
    false,
  );
  return new Set(applications.filter(({ status }) => isOpenApplication(status)).map(({ installerId }) => installerId));
}

export async function listCandidates(job: JobRow, { cursor, first, search = '' }: Query, now: Date): Promise<Answer> {
  const after = cursor === undefined ? null : workCursors.read(cursor);
  const work = factsOf(job);
  const today = todayAtSite(job.card, now);
  const ties = await readTies(job.retailerId);
  const named = await findNamed(search, ties.known);
  const candidates = named
    ? Array.from(named.values(), (person) => candidateOf(person, ties))
    : await readCandidates(ties);
  const ranks = candidates.map((each) => rankCandidate(each, work, today)).sort(compareRanks);
  const rest = after === null ? ranks : ranks.filter((rank) => compareRanks(after, rank) < 0);
  const page = rest.slice(0, atOnce);
  const last = page.at(-1);
  const wanted = first !== undefined && after === null && named === null ? [first] : [];
  const ids = [...new Set([...wanted, ...page.map(({ id }) => id)])];
  const [people, invites, applicants, wallets, together] = await Promise.all([
    readInvitable(ids, ties.known),
    findInvites(job.jobId, ids),
    applicantsAmong(job.jobId, ids),
    readWallets(ids.map((installerId) => ({ installerId, job }))),
    countJobsTogether(job.retailerId),
  ]);
  return {
    installers: ids.flatMap((id) => {
      const person = people.get(id);
      if (!person) return [];
      const { profile, reputation } = person;
      const candidate = candidateOf(person, ties);
      const invite = invites.find(({ installerId }) => installerId === id);
      return {
        id,
        companyName: profile.companyName,
        location: candidate.isKnown ? profile.location : suburbOf(profile),
        ...reputationView(reputation),
        verifiedAt: profile.verifiedAt ?? null,
        isPreferred: candidate.isPreferred,
        isKnown: candidate.isKnown,
        accreditations: profile.accreditations,
        jobsTogether: together.get(id) ?? 0,
        fit: withObjections(fitOf(candidate, work, today), job, heldFrom(wallets.get(id) ?? [], profile, now), now),
        inviteStatus: invite ? inviteStatusAt(invite, now) : null,
        hasApplied: applicants.has(id),
      };
    }),
    total: ranks.length,
    fitting: ranks.filter(({ group }) => group === 0).length,
    nextCursor: last && rest.length > page.length ? workCursors.after(last) : null,
  };
}
