import { type Privacy, storedName } from '#functions/data/entities/kind.ts';
import { kinds } from '#functions/data/kinds/kinds.ts';
import type { TestAnswer } from '#infra/tools/in-process/client.ts';
import type { Secret } from '#shared/private-data.ts';
import type { Canaries, JobSecret, PersonalSecret } from './canaries.ts';
import { employers } from './cast.ts';
import {
  type ActorName,
  beforeAward,
  people,
  roleOf,
  type Situation,
  situations,
  visibleTo,
} from './expectations/people-and-situations.ts';

/** The people who may see each secret and when, written by hand, and a record of the people who have seen each secret. */

const everywhere = situations.filter((each) => each !== 'deleted').join(' ');
const fromPosting = 'open private accepted booked in_progress completed paid archived cancelled';
const fromAward = 'accepted booked in_progress completed paid archived cancelled';
const withWork = 'in_progress completed paid archived';

/** Other retailers see only the suburb of a job, even with its link. */
const atSite = { viewers: everywhere, except: 'retailer linkRetailer' };

/**
 * For each person, the situations of the job in which they see the secret. `viewers` means everyone who can see the job, except
 * the people in `except`.
 */
export const jobSightings: Record<JobSecret, Partial<Record<ActorName | 'viewers' | 'except', string>>> = {
  'customer name': { owner: everywhere, admin: everywhere, assignee: 'accepted booked in_progress' },
  'customer phone': { owner: everywhere, admin: everywhere, assignee: 'accepted booked in_progress' },
  'customer e-mail': { owner: everywhere, admin: everywhere, assignee: 'accepted booked in_progress' },
  street: atSite,
  notes: atSite,
  'photo key': atSite,
  'share token': { owner: fromPosting },
  'pre-approval key': { owner: everywhere, admin: everywhere, assignee: fromAward },
  'requirement file key': { owner: withWork, admin: withWork, assignee: withWork },
  'remittance key': { owner: 'paid archived', admin: 'paid archived', assignee: 'paid archived' },
  'application message': { owner: fromPosting, admin: fromPosting, applicant: fromPosting },
  'invite message': {
    owner: fromPosting,
    admin: fromPosting,
    // The invited installer keeps the notification with the message after another installer gets the job.
    invitee: fromPosting,
  },
  'change description': {
    owner: 'completed paid archived',
    admin: 'completed paid archived',
    assignee: 'completed paid archived',
  },
  'cancel reason': { owner: 'cancelled', admin: 'cancelled', assignee: 'cancelled' },
};

/** The people who see each secret of the person `of` in the answers that the access test requests. */
export const personalSightings: Record<PersonalSecret, (of: string) => string[]> = {
  'account e-mail': (of) => [of],
  // In the history of a job, the other company reads only the first name.
  'person name': (of) => (employers.some((each) => each === of) ? [of] : []),
  ABN: (of) => [of],
  'private note': (of) => [of],
  'calendar address': (of) => [of],
  // The access test requests the notes about only one installer.
  "administrators' note": (of) => (of === 'installer' ? ['admin'] : []),
  report: (of) => (of === 'installer' ? ['admin'] : []),
  // Only `viewSaaNumber` and `viewCredentialNumber` return these numbers. Other tests cover these calls.
  'SAA number': () => [],
  'credential number': () => [],
  // Administrators read the list of credentials that they have to check.
  'credential file key': (of) => (roleOf(of) === 'installer' ? [of, 'admin'] : []),
  // The access test requests two phone numbers: every retailer may read a public installer's, and the owner a private one's.
  'contact phone': (of) => {
    if (of === 'installer') return [of, 'retailer', 'owner', 'linkRetailer', 'admin'];
    return of === 'former' ? [of, 'owner', 'admin'] : [of, 'admin'];
  },
  // These installers applied to the owner, so the owner has dealt with them.
  'installer position': (of) =>
    ['former', 'applicant', 'assignee'].includes(of) ? [of, 'owner', 'admin'] : [of, 'admin'],
};

type Classified = Privacy | { [attribute: string]: Classified };
const holds = (attribute: Classified, secret: Secret): boolean => {
  if (typeof attribute === 'string' || 'encrypted' in attribute) return false;
  if (Array.isArray(attribute)) return attribute.includes(secret);
  return Object.values(attribute).some((part) => holds(part, secret));
};

/** Returns the only kinds of rows that may contain this secret unencrypted. */
export const homesOf = (secret: Secret): string[] =>
  Object.values(kinds)
    .filter(({ privacy }) => holds(privacy, secret))
    .map(storedName);

/** The only secrets that an email to a user may contain. */
export const mailedSecrets: readonly string[] = ['cancel reason'];

const words = (text: string | undefined): string[] => text?.split(' ').filter(Boolean) ?? [];

/** Returns everyone who may see this secret of a job in this situation. */
export function mayKnow(secret: JobSecret, situation: Situation): string[] {
  const rule = jobSightings[secret];
  if (rule.viewers !== undefined) {
    const seen = words(rule.viewers).includes(situation) ? words(visibleTo[situation]) : [];
    return seen.filter((person) => !words(rule.except).includes(person));
  }
  return people.filter((person) => {
    const isStranger = person === 'assignee' && words(beforeAward).includes(situation);
    return !isStranger && words(rule[person]).includes(situation);
  });
}

/** Records the people whose answers contained each secret, in the headers, the cookies or the body. */
export class Sightings {
  private readonly seen = new Map<string, Set<ActorName>>();

  constructor(private readonly canaries: Canaries) {}

  note(actor: ActorName, answer: TestAnswer): void {
    const text = `${JSON.stringify(answer.headers)}\n${answer.setCookies.join('\n')}\n${answer.text}`;
    for (const { secret, of } of this.canaries.findIn(text)) {
      const key = `${secret} of ${of}`;
      this.seen.set(key, (this.seen.get(key) ?? new Set()).add(actor));
    }
  }

  by(secret: string, of: string): ActorName[] {
    return [...(this.seen.get(`${secret} of ${of}`) ?? [])].sort();
  }
}
