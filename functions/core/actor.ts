import type { Role } from '#shared/domain/jobs/job.ts';
import type { UserRow } from '../data/rows.ts';

/** The caller, according to the user's row at this moment. Only the session is from the token's claims. */
export interface Actor {
  userId: string;
  role: Role;
  isAdmin: boolean;
  user: UserRow;
  session: { tokenId: string; expiresAt: number; signedInAt: number };
}

/** The facts about a request that a use case needs in addition to its input. */
export interface RequestFacts {
  requestId: string;
  now: Date;
  /** The visitor's address as the edge saw it. */
  address: string;
  cookies: ReadonlyMap<string, string>;
  /** The User-Agent header of the browser. */
  userAgent?: string;
  /** The share link that came with the request. */
  shareToken?: string;
  /** Present if the client sent an Idempotency-Key. */
  idempotency?: { key: string; route: string; bodyHash: string };
}
