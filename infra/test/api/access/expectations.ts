import type { ErrorCode } from '#shared/errors.ts';

/**
 * Who may call what, written by hand from the rules of access. Nothing here is derived from the code it judges.
 * The test reads it in both directions: a route without a row fails, and so does a row without a route.
 */

/** Everybody who is signed in, in the order of the columns below. */
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
/** Those without a live session: nobody, a forged session, an expired one, a suspended account. */
export const visitors = ['anonymous', 'forged', 'expired', 'suspended'] as const;
export const actors = [...people, ...visitors] as const;
export type Person = (typeof people)[number];

export type ActorName = (typeof actors)[number];

/** What a job is when it is asked for; `open` is posted and public, `private` posted and private. */
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

/** Before the award the later assignee is an installer like any other. */
export const beforeAward = 'draft open private deleted';

/** The status of a success, or the code of a refusal. */
export type Outcome = number | ErrorCode;

/**
 * One cell a person:
 * 403   their role can never do this, whatever is asked for
 * 404   for them it does not exist
 * v403  404 unless they see the job, then 403: it is another party's to do
 * r403  404 unless the thing exists, then 403: theirs to see, not to change
 * ok    404 unless they see the job, then `done` where it is possible and `otherwise` where it is not
 * own   the same for their own thing, whether they see the job or not
 * For visitors: 401, expired (401 token_expired), suspended (403), or ok.
 */
export interface Expectation {
  people: string;
  visitors?: string;
  done: Outcome;
  /** Where it is possible; everywhere, unless said. */
  in?: string;
  otherwise?: ErrorCode;
  /** Where the thing inside the job does not exist. */
  absentIn?: string;
  /** `person situation`, or `person` alone: what `ok` and `own` come to for them in place of the above. */
  except?: Record<string, Outcome>;
}

/** Of most calls. */
export const usualVisitors = '401 401 expired suspended';
export const everyone = 'ok   ok   ok   ok   ok   ok   ok   ok   ok   ok';
