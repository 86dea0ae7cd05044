import type { Shapes } from './bring-forward.ts';

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
  outbox: [],
  idempotency: [],
  rate: [],
  publicstats: [],
  object: [],
} satisfies Shapes;

/** Work that waits: what one version cannot carry out must not keep the rest of the list waiting. */
export const waitingKinds: ReadonlySet<string> = new Set(['outbox']);
