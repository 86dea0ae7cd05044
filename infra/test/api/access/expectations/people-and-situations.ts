/** The people who make the calls of the access test, and the situations of the job in a call. */

/** The signed-in callers, in the order of the columns in the tables of expectations (see `cells.ts`). */
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
/** The callers without a valid session: a visitor, a forged session, an expired session, and a suspended account. */
export const visitors = ['anonymous', 'forged', 'expired', 'suspended'] as const;
export const actors = [...people, ...visitors] as const;
export type Person = (typeof people)[number];

export type ActorName = (typeof actors)[number];

const retailers: readonly string[] = ['retailer', 'owner', 'linkRetailer', 'admin'];
export const roleOf = (person: string): 'retailer' | 'installer' =>
  retailers.includes(person) ? 'retailer' : 'installer';

/** The relations that other people can have to a job before the award. */
export const relations = ['invitee', 'applicant', 'former', 'link'] as const;
export type Relation = (typeof relations)[number];

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

/** The situations without an award, in which the later assignee has the rights of any other installer. */
export const beforeAward = 'draft open private deleted';
