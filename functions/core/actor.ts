import type { Rank } from '#shared/domain/accounts/ranks.ts';
import type { Role } from '#shared/domain/jobs/job.ts';
import type { UserRow } from '../data/rows.ts';

/**
 * The caller: a company, and the person who acts for it. All fields are from the current rows, except the session, which is from
 * the token's claims.
 */
export interface Actor {
  /** The company's id. */
  userId: string;
  role: Role;
  isAdmin: boolean;
  /** The company's row. */
  user: UserRow;
  /** The row of the person who signed in. The first owner's row is also the company's row. */
  person: UserRow;
  rank: Rank;
  session: { tokenId: string; expiresAt: number; signedInAt: number };
}

/** Returns what a person may do for their company. The first owner's row has no rank. */
export const rankOf = ({ rank }: Pick<UserRow, 'rank'>): Rank => rank ?? 'owner';

/** Returns the caller acting for themselves instead of their company, for data of their own sign-in. */
export const asPerson = (actor: Actor): Actor => ({ ...actor, userId: actor.person.userId, user: actor.person });

/** The facts about a request that a use case needs in addition to its input. */
export interface RequestFacts {
  requestId: string;
  now: Date;
  /** The visitor's IP address, as CloudFront reports it. */
  address: string;
  cookies: ReadonlyMap<string, string>;
  userAgent?: string;
  /** The token of the share link that came with the request. */
  shareToken?: string;
  /** Present if the client sent an Idempotency-Key. */
  idempotency?: { key: string; route: string; bodyHash: string };
}
