import type { Role } from '#shared/domain/job.ts';
import type { UserRow } from '../data/rows.ts';

/** Who is asking, as the user's row says at this moment; nothing here comes from a token's claims but the session. */
export interface Actor {
  userId: string;
  role: Role;
  isAdmin: boolean;
  user: UserRow;
  session: { tokenId: string; expiresAt: number; signedInAt: number };
}

/** What a use case needs to know of the request beside its input. */
export interface RequestFacts {
  requestId: string;
  now: Date;
  /** The visitor's address as the edge saw it. */
  address: string;
  cookies: ReadonlyMap<string, string>;
  /** A share link that the request brought along. */
  shareToken?: string;
  /** Present when the client sent an Idempotency-Key. */
  idempotency?: { key: string; route: string; bodyHash: string };
}
