/**
 * The access rules: a closed set with names. Each route names exactly one, and there is no default. `session` and `role` depend
 * on the caller alone. `row` is checked against the stored item before the body is read. A `late` session is only required once
 * the stored item turns out not to be public. `documents/access-meanings.ts` explains each rule.
 */
export type RoleRule = 'retailer' | 'installer' | 'retailerOrAdmin' | 'admin';

interface AccessRule {
  session: 'none' | 'optional' | 'late' | 'required';
  role?: RoleRule;
  row?: 'job' | 'application' | 'invite' | 'rating' | 'object' | 'notification' | 'search' | 'person';
}

export const accessRules = {
  public: { session: 'none' },
  visitor: { session: 'optional' },
  fileReader: { session: 'late' },
  signedIn: { session: 'required' },
  retailer: { session: 'required', role: 'retailer' },
  installer: { session: 'required', role: 'installer' },
  jobViewer: { session: 'required', row: 'job' },
  jobSeeker: { session: 'required', role: 'installer', row: 'job' },
  jobTaker: { session: 'required', role: 'installer', row: 'job' },
  jobOwner: { session: 'required', role: 'retailer', row: 'job' },
  jobOwnerOrAdmin: { session: 'required', role: 'retailerOrAdmin', row: 'job' },
  jobInstaller: { session: 'required', role: 'installer', row: 'job' },
  jobParty: { session: 'required', row: 'job' },
  jobRecord: { session: 'required', row: 'job' },
  jobReviewer: { session: 'required', row: 'job' },
  paymentApprover: { session: 'required', role: 'retailer', row: 'job' },
  applicationDecider: { session: 'required', row: 'application' },
  applicant: { session: 'required', row: 'application' },
  invitee: { session: 'required', role: 'installer', row: 'invite' },
  ratingAuthor: { session: 'required', row: 'rating' },
  uploader: { session: 'required', row: 'object' },
  searcher: { session: 'required', role: 'installer', row: 'search' },
  acquainted: { session: 'required', row: 'person' },
  admin: { session: 'required', role: 'admin' },
  jobAdmin: { session: 'required', role: 'admin', row: 'job' },
  notified: { session: 'required', row: 'notification' },
} as const satisfies Record<string, AccessRule>;

export type AccessName = keyof typeof accessRules;

/**
 * Tells whether the caller must have entered the password again in this session: for every change by an administrator, and
 * wherever the route asks for it.
 */
export function needsPassword(route: { access: AccessName; method: string; needsPassword?: true }): boolean {
  const rule: AccessRule = accessRules[route.access];
  return route.needsPassword === true || (route.method !== 'GET' && 'role' in rule && rule.role === 'admin');
}

/**
 * Returns which of the stage's limits counts the calls of a route: its own, or the one for all other writes of signed-in users.
 */
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
