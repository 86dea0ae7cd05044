import type { Migration, Shapes } from './bring-forward.ts';

/** What is new may be absent, so an old row is right as it is. */
const asItIs: Migration = (row) => row;

/**
 * Every kind of row there is, and what has become of its shape. A test holds each shape against this list; what to do
 * when one changes stands in CONTRIBUTING under "Changing a stored shape".
 */
export const shapes = {
  job: [],
  requirement: [],
  payment: [],
  rating: [],
  document: [],
  application: [],
  invite: [],
  grant: [],
  sharelink: [],
  audit: [],
  user: [],
  email: [],
  session: [],
  resetcode: [],
  retailerprofile: [],
  installerprofile: [],
  tabcounts: [],
  reputation: [],
  preferred: [],
  acquaintance: [],
  notification: [],
  /** 2: when it is tried next, how often it was, why it failed, and since when nobody tries any more. */
  outbox: [asItIs],
  idempotency: [],
  rate: [],
  publicstats: [],
  object: [],
} satisfies Shapes;

/** Work that waits: what one version cannot carry out must not keep the rest of the list waiting. */
export const waitingKinds: ReadonlySet<string> = new Set(['outbox']);
