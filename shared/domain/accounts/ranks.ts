import type { Role } from '../jobs/job.ts';

/**
 * The ranks of a company's people, and the abilities of each rank. The first owner is the person who opened the account. Apart
 * from the rank, access depends only on the company: its role, and its relation to the job.
 */

/** The abilities that a rank can have, each with the end of the sentence "A bookkeeper can't ...". */
export const abilities = {
  own: 'change their own sign-in and notifications',
  ownJobs: 'see the jobs they are on',
  read: "see all of the company's jobs and pages",
  jobs: 'make or change agreements about jobs',
  site: 'report work on site',
  pay: 'request or approve payments',
  company: "change the company's profile, credentials, people or account",
} as const;
export type Ability = keyof typeof abilities;

interface RankFacts {
  label: string;
  /** The explanation for the person who gives someone this rank. */
  meaning: string;
  may: readonly Ability[];
}

const owner = { label: 'Owner', meaning: 'Everything, including the profile and who works here.' } as const;

/** The ranks of each role, from the rank with the most abilities to the rank with the fewest. */
export const ranksOf = {
  retailer: {
    owner: { ...owner, may: ['own', 'ownJobs', 'read', 'jobs', 'pay', 'company'] },
    coordinator: {
      label: 'Coordinator',
      meaning: "All jobs and payments. Can't change the company profile or who works here.",
      may: ['own', 'ownJobs', 'read', 'jobs', 'pay'],
    },
    bookkeeper: {
      label: 'Bookkeeper',
      meaning: 'Sees all jobs, and approves payments.',
      may: ['own', 'ownJobs', 'read', 'pay'],
    },
  },
  installer: {
    owner: { ...owner, may: ['own', 'ownJobs', 'read', 'jobs', 'site', 'pay', 'company'] },
    lead: {
      label: 'Lead installer',
      meaning: 'All jobs: apply, accept, schedule, do the work and request payment.',
      may: ['own', 'ownJobs', 'read', 'jobs', 'site', 'pay'],
    },
    installer: {
      label: 'Installer',
      meaning: 'Only the jobs whose team includes them: see the site, do the work and upload the evidence.',
      may: ['own', 'ownJobs', 'site'],
    },
  },
} as const satisfies Record<Role, Record<string, RankFacts>>;

export const ranks = ['owner', 'coordinator', 'bookkeeper', 'lead', 'installer'] as const;
export type Rank = (typeof ranks)[number];

const factsOf = (role: Role, rank: Rank): RankFacts | undefined =>
  (ranksOf[role] as Partial<Record<Rank, RankFacts>>)[rank];

export const isRankOf = (role: Role, rank: Rank): boolean => factsOf(role, rank) !== undefined;
export const rankLabel = (role: Role, rank: Rank): string => factsOf(role, rank)?.label ?? rank;
export const rankMeaning = (role: Role, rank: Rank): string => factsOf(role, rank)?.meaning ?? '';
export const rankMay = (role: Role, rank: Rank, ability: Ability): boolean =>
  factsOf(role, rank)?.may.includes(ability) === true;
/** Tells whether people of a rank see all jobs of the company. People of other ranks only see the jobs they are on. */
export const seesAllJobs = (role: Role, rank: Rank): boolean => rankMay(role, rank, 'read');
/** Tells whether every rank of both roles has an ability, so that no person is ever refused for their rank. */
export const everyRankMay = (ability: Ability): boolean =>
  Object.values<Record<string, RankFacts>>(ranksOf).every((facts) =>
    Object.values(facts).every(({ may }) => may.includes(ability)),
  );
/** Returns the ranks that a company of this role can give. */
export const ranksIn = (role: Role): Rank[] => ranks.filter((rank) => isRankOf(role, rank));

/** The maximum number of people in a company besides its first owner. The limit lets one transaction notify them all. */
export const mostPeople = 25;
/** The number of days for which the link of an invitation works. */
export const personInviteDays = 7;
export const personNameLength = 60;

/** Returns a person's first name, which is the only part of the name that other companies see. */
export const firstNameIn = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
