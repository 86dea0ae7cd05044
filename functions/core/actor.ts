import type { Role } from '#shared/domain/jobs/job.ts';
import type { UserRow } from '../data/rows.ts';

/** The caller, according to the user's row at this moment. Only the session comes from the token's claims. */
export interface Actor {
  userId: string;
  role: Role;
  isAdmin: boolean;
  user: UserRow;
  session: { tokenId: string; expiresAt: number; signedInAt: number };
}

/** What a use case needs to know about the request in addition to its input. */
export interface RequestFacts {
  requestId: string;
  now: Date;
  /** The visitor's address as the edge saw it. */
  address: string;
  cookies: ReadonlyMap<string, string>;
  /** What the browser says of itself. */
  userAgent?: string;
  /** The share link that came with the request. */
  shareToken?: string;
  /** Present if the client sent an Idempotency-Key. */
  idempotency?: { key: string; route: string; bodyHash: string };
}
