import type { Ability } from '../../domain/accounts/ranks.ts';

/**
 * The access rules: a closed set with names. Each route names exactly one, and there is no default. `session` and `role` depend
 * only on the caller's company, and `writes` depends on the caller's rank in it. The server checks `row` against the stored item
 * before it reads the body. A `late` session is only required if the stored item is not public. `documents/access-meanings.ts`
 * explains each rule.
 */
export type RoleRule = 'retailer' | 'installer' | 'retailerOrAdmin' | 'admin';

interface AccessRule {
  session: 'none' | 'optional' | 'late' | 'required';
  /** The ability that a write needs, unless the route names another one. */
  writes?: Ability;
  role?: RoleRule;
  row?: 'job' | 'application' | 'invite' | 'rating' | 'object' | 'notification' | 'search' | 'person' | 'credential';
}

export const accessRules = {
  public: { session: 'none' },
  visitor: { session: 'optional' },
  fileReader: { session: 'late' },
  signedIn: { session: 'required', writes: 'company' },
  retailer: { session: 'required', writes: 'company', role: 'retailer' },
  installer: { session: 'required', writes: 'company', role: 'installer' },
  jobViewer: { session: 'required', writes: 'jobs', row: 'job' },
  jobSeeker: { session: 'required', writes: 'jobs', role: 'installer', row: 'job' },
  jobTaker: { session: 'required', writes: 'jobs', role: 'installer', row: 'job' },
  jobOwner: { session: 'required', writes: 'jobs', role: 'retailer', row: 'job' },
  jobOwnerOrAdmin: { session: 'required', writes: 'jobs', role: 'retailerOrAdmin', row: 'job' },
  jobInstaller: { session: 'required', writes: 'site', role: 'installer', row: 'job' },
  jobParty: { session: 'required', writes: 'jobs', row: 'job' },
  jobRecord: { session: 'required', writes: 'jobs', row: 'job' },
  jobReviewer: { session: 'required', writes: 'jobs', row: 'job' },
  paymentApprover: { session: 'required', writes: 'pay', role: 'retailer', row: 'job' },
  applicationDecider: { session: 'required', writes: 'jobs', row: 'application' },
  applicant: { session: 'required', writes: 'jobs', row: 'application' },
  invitee: { session: 'required', writes: 'jobs', role: 'installer', row: 'invite' },
  ratingAuthor: { session: 'required', writes: 'jobs', row: 'rating' },
  uploader: { session: 'required', writes: 'ownJobs', row: 'object' },
  searcher: { session: 'required', writes: 'jobs', role: 'installer', row: 'search' },
  credentialHolder: { session: 'required', writes: 'own', role: 'installer', row: 'credential' },
  acquainted: { session: 'required', writes: 'jobs', row: 'person' },
  admin: { session: 'required', writes: 'company', role: 'admin' },
  jobAdmin: { session: 'required', writes: 'company', role: 'admin', row: 'job' },
  notified: { session: 'required', writes: 'own', row: 'notification' },
} as const satisfies Record<string, AccessRule & ({ session: 'none' | 'optional' | 'late' } | { writes: Ability })>;

export type AccessName = keyof typeof accessRules;

/**
 * Returns the ability that a person's rank must have for a route. Every rank may read a page that visitors can see. All other
 * reads need `read`, unless the route names another ability, such as `ownJobs`.
 */
export function abilityOf(route: { access: AccessName; method: string; ability?: Ability }): Ability {
  const { session, writes }: AccessRule = accessRules[route.access];
  if (route.ability !== undefined) return route.ability;
  if (session !== 'required') return 'ownJobs';
  return route.method === 'GET' ? 'read' : (writes ?? 'read');
}

/**
 * Tells whether the caller must have entered the password again in this session: for every change that only administrators
 * make, and on every route with `needsPassword`.
 */
export function needsPassword(route: { access: AccessName; method: string; needsPassword?: true }): boolean {
  const rule: AccessRule = accessRules[route.access];
  return route.needsPassword === true || (route.method !== 'GET' && 'role' in rule && rule.role === 'admin');
}

/** Returns the rate limit of a route: its own, or `write` for other writes that need a session. Undefined for no limit. */
export function limitOf<L>({
  access,
  method,
  limit,
}: {
  access: AccessName;
  method: string;
  limit?: L;
}): L | 'write' | undefined {
  return limit ?? (method !== 'GET' && accessRules[access].session === 'required' ? 'write' : undefined);
}
