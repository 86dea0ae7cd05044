import type { CallAnswer } from '#shared/api/client.ts';
import type { JobView } from '#shared/api/fields/job-views.ts';
import { credentialKinds, credentialName, kindOf } from '#shared/domain/people/credential-kinds.ts';
import { type CredentialNeeds, uncovered } from '#shared/domain/people/credential-objections.ts';
import { hasExpiredBy } from '#shared/domain/people/credential-states.ts';
import { booked } from '../../lib/dates.ts';
import { counted } from '../../lib/format.ts';

export type CredentialFact = CallAnswer<'listCredentialsOf'>['credentials'][number];
export type Stated = Pick<CredentialFact, 'status' | 'expiresOn' | 'daysLeft'>;

function daysIn(left: number): string {
  if (left === 0) return 'today';
  return left === 1 ? 'tomorrow' : `in ${counted(left, 'day', 'days')}`;
}

/** Returns the state in words for the middle of a line: "valid until March 2027". */
export function stateInWords({ status, expiresOn, daysLeft }: Stated): string {
  if (status === 'missing') return 'not provided';
  if (status === 'declined') return 'not confirmed';
  if (status === 'to_check')
    return expiresOn ? `not checked yet, entered as valid until ${booked(expiresOn, 'month')}` : 'not checked yet';
  if (expiresOn === null) return 'checked';
  if (status === 'expired') return `expired on ${booked(expiresOn)}`;
  return status === 'expiring'
    ? `valid, expires ${daysIn(daysLeft ?? 0)} (${booked(expiresOn)})`
    : `valid until ${booked(expiresOn, 'month')}`;
}

/**
 * The credentials that a job needs, and the day of the work: the installation date, or the first day of the preferred week. Null
 * if the job has neither.
 */
export interface NeededBy extends CredentialNeeds {
  day: string | null;
}

/** Returns the credentials that a job needs, from the job in an answer of the API. */
export const needsOf = ({
  state,
  requiredLicenses,
  credentialsRequired,
}: Pick<JobView, 'state' | 'requiredLicenses' | 'credentialsRequired'>): CredentialNeeds => ({
  state,
  accreditations: requiredLicenses,
  areRequired: credentialsRequired ?? false,
  // No one signs off the work before the award.
  signer: null,
});

export interface CredentialLine extends Stated {
  name: string;
  /** The reasons why this credential does not fit the job. They do not block anything. */
  warnings: string[];
}

/** Tells whether the installer has not provided the credential, and the job does not require it. */
export const isNotProvided = ({ status, warnings }: CredentialLine): boolean =>
  status === 'missing' && warnings.length === 0;

const missing = { status: 'missing', expiresOn: null, daysLeft: null } as const;

function warningsOf({ kind, categories, expiresOn, status }: CredentialFact, job: NeededBy | undefined): string[] {
  if (!job) return [];
  const lacking = kind === 'saa' && categories.length > 0 ? uncovered(categories, job.accreditations) : [];
  const isOverByThen = status !== 'expired' && job.day !== null && hasExpiredBy({ expiresOn }, job.day);
  return [
    ...(lacking.length > 0 ? [`this job also needs ${lacking.join(', ')}`] : []),
    ...(isOverByThen ? ['expires before the job'] : []),
  ];
}

/**
 * Returns one line for each credential, and one for each kind without a credential. For a job, only credentials of the site's
 * state count.
 */
export const linesOf = (facts: readonly CredentialFact[], job?: NeededBy): CredentialLine[] =>
  credentialKinds.flatMap((kind): CredentialLine[] => {
    const found = facts.filter(
      (fact) => fact.kind === kind && (!job || fact.state === null || fact.state === job.state),
    );
    if (found.length > 0)
      return found.map((fact) => ({
        ...fact,
        name: [credentialName(fact), fact.categories.length > 0 && `(${fact.categories.join(', ')})`]
          .filter(Boolean)
          .join(' '),
        warnings: warningsOf(fact, job),
      }));
    const { name, isPerState, isNeededOnSite } = kindOf[kind];
    const warnings = job?.areRequired && isNeededOnSite ? ['required for this job'] : [];
    return [{ ...missing, name: isPerState && job?.state ? `${name} ${job.state}` : name, warnings }];
  });
