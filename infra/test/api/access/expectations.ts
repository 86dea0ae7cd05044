import type { ErrorCode } from '#shared/errors.ts';

/**
 * Who may call which route, written by hand from the access rules. Nothing here is derived from the tested code.
 * A route without a row fails the test, and so does a row without a route.
 */

/** Everyone who is signed in, in the order of the columns below. */
export const people = [
  'retailer',
  'owner',
  'installer',
  'invitee',
  'applicant',
  'assignee',
  'former',
  'linkInstaller',
  'linkRetailer',
  'admin',
] as const;
/** Everyone without a valid session: a visitor, a forged session, an expired one, a suspended account. */
export const visitors = ['anonymous', 'forged', 'expired', 'suspended'] as const;
export const actors = [...people, ...visitors] as const;
export type Person = (typeof people)[number];

export type ActorName = (typeof actors)[number];

/** The state of the job during the call. `open` is posted and public, `private` is posted and private. */
export const situations = [
  'draft',
  'open',
  'private',
  'accepted',
  'booked',
  'in_progress',
  'completed',
  'paid',
  'archived',
  'cancelled',
  'deleted',
] as const;
export type Situation = (typeof situations)[number];

const parties = 'owner assignee admin';
export const visibleTo: Record<Situation, string> = {
  draft: 'owner admin',
  open: people.join(' '),
  private: 'owner invitee applicant linkInstaller linkRetailer admin',
  accepted: parties,
  booked: parties,
  in_progress: parties,
  completed: parties,
  paid: parties,
  archived: parties,
  cancelled: parties,
  deleted: '',
};

/** Before the award, the later assignee is like any other installer. */
export const beforeAward = 'draft open private deleted';

/** The status of a success, or the code of a refusal. */
export type Outcome = number | ErrorCode;

/**
 * One cell per person:
 * 403   their role can never do this
 * 404   it does not exist for them
 * v403  404 if they cannot see the job, otherwise 403, because only another party may do this
 * r403  404 if the item does not exist, otherwise 403, because they may see it but not change it
 * ok    404 if they cannot see the job, otherwise `done` if it is possible and `otherwise` if it is not
 * own   the same for their own item, whether or not they can see the job
 * For visitors: 401, expired (401 token_expired), suspended (403), or ok.
 */
export interface Expectation {
  people: string;
  visitors?: string;
  done: Outcome;
  /** The situations in which it is possible. The default is all of them. */
  in?: string;
  otherwise?: ErrorCode;
  /** The situations in which the item inside the job does not exist. */
  absentIn?: string;
  /** For a `person situation` or a `person`: the outcome of `ok` and `own`, instead of the rules above. */
  except?: Record<string, Outcome>;
}

/** The visitors' cells of most calls. */
export const usualVisitors = '401 401 expired suspended';
export const everyone = 'ok   ok   ok   ok   ok   ok   ok   ok   ok   ok';
