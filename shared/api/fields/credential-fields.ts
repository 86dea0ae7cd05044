import * as z from 'zod';
import { addYears } from '../../domain/civil-date.ts';
import { uuidPattern } from '../../domain/ids.ts';
import { saaAccreditations } from '../../domain/jobs/job.ts';
import { hasValidAbnChecksum } from '../../domain/people/abn.ts';
import {
  accreditedWorks,
  credentialKinds,
  credentialSlots,
  type HeldPlace,
  heldPlaceAt,
  kindOf,
  numberLabelOf,
} from '../../domain/people/credential-kinds.ts';
import { credentialLacks } from '../../domain/people/credential-objections.ts';
import { credentialStates } from '../../domain/people/credential-states.ts';
import { saaCategories } from '../../domain/people/saa-categories.ts';
import { states } from '../../domain/places/australia.ts';
import { civilDate, dollars, line, objectReference, timestamp, uuid } from './common-fields.ts';

/** The schemas of a credential: the company's input, and the views of the company, of retailers and of administrators. */

/**
 * The name that identifies a credential of a company: its kind and, for some kinds, its state, such as `saa` or
 * `electrical-NSW`. If a person of the company holds the credential, their id follows: `saa.<id of the person>`.
 */
export const credentialSlot = z
  .string()
  .regex(new RegExp(`^(?:${credentialSlots.join('|')})(?:\\.${uuidPattern.source.slice(1, -1)})?$`))
  .refine((text) => heldPlaceAt(text) !== null);

/** The input of a credential. A blank number keeps the stored number. The server ignores fields that its kind does not have. */
export const credentialInput = z.strictObject({
  /** The version that the caller saw, or 0 for a new credential. */
  version: z.int().min(0),
  credentialNumber: line(60).optional(),
  categories: z.array(z.enum(saaCategories)).max(saaCategories.length).optional(),
  work: z.enum(accreditedWorks).nullable().optional(),
  insurer: line(120).optional(),
  /** In dollars. */
  cover: dollars('Please enter the amount that is covered').nullable().optional(),
  expiresOn: civilDate.nullable().optional(),
  file: objectReference.nullable().optional(),
});
export type CredentialInput = z.output<typeof credentialInput>;

const mostYearsAhead = 20;

/** Returns a message for each field of a credential that is missing or wrong for its kind. */
export function credentialProblems(
  { kind, personId }: Pick<HeldPlace, 'kind' | 'personId'>,
  input: CredentialInput,
  { hasNumber, today }: { hasNumber: boolean; today: string },
): Record<string, string> {
  const { isSaa, isInsurance, expiry } = kindOf[kind];
  const problems: Record<string, string> = {};
  const { credentialNumber } = input;
  if (numberLabelOf({ kind, personId }) !== null && !hasNumber && !credentialNumber)
    problems.credentialNumber = 'Please enter the number';
  if (kind === 'gst' && credentialNumber && !hasValidAbnChecksum(credentialNumber.replace(/\s/g, '')))
    problems.credentialNumber = 'Please enter a valid ABN';
  if (isSaa && !input.categories?.length) problems.categories = 'Select at least one category';
  if (isSaa && !input.work) problems.work = 'Please select what the accreditation covers';
  if (isInsurance && !input.insurer) problems.insurer = 'Please enter the name of the insurer';
  if (isInsurance && !input.cover) problems.cover = 'Please enter the amount that is covered';
  const { expiresOn } = input;
  if (expiry === 'none') return problems;
  if (!expiresOn) return expiry === 'needed' ? { ...problems, expiresOn: 'Please enter the expiry date' } : problems;
  if (expiresOn < today)
    return { ...problems, expiresOn: 'This date has passed. Add the credential once it is renewed.' };
  if (expiresOn > addYears(today, mostYearsAhead)) problems.expiresOn = `At most ${mostYearsAhead} years ahead`;
  return problems;
}

/** The fields that retailers and administrators see too. */
const shared = {
  slot: credentialSlot,
  kind: z.enum(credentialKinds),
  state: z.enum(states).nullable(),
  categories: z.array(z.enum(saaCategories)),
  work: z.enum(accreditedWorks).nullable(),
  expiresOn: civilDate.nullable(),
};

export const credentialFact = z
  .strictObject({ ...shared, status: z.enum(credentialStates), daysLeft: z.number().nullable() })
  .meta({ id: 'CredentialFact' });

/** The first name of a person of the installer's company, or null. */
const personName = z.string().nullable();

/** The credentials that a job needs, and a credential that an installer holds. */
export const credentialNeeds = z
  .strictObject({
    state: z.enum(states).nullable(),
    accreditations: z.array(z.enum(saaAccreditations)),
    areRequired: z.boolean(),
    signer: personName,
  })
  .meta({ id: 'CredentialNeeds' });
export const heldCredential = z
  .strictObject({
    ...credentialFact.pick({ kind: true, state: true, categories: true, expiresOn: true }).shape,
    person: personName,
  })
  .meta({ id: 'HeldCredential' });

/** A reason why an installer's credentials are not sufficient on the day of a job. */
export const credentialObjection = z
  .strictObject({
    kind: shared.kind,
    state: shared.state,
    lack: z.enum(credentialLacks),
    person: personName,
    categories: shared.categories,
    expiresOn: shared.expiresOn,
    blocks: z.boolean(),
  })
  .meta({ id: 'CredentialObjection' });

const details = {
  insurer: z.string().nullable(),
  cover: z.number().nullable(),
  fileKey: uuid.nullable(),
  version: z.number(),
};

/** A credential as its own company sees it. */
export const ownCredential = z
  .strictObject({
    ...credentialFact.shape,
    ...details,
    /** The last 3 characters of the number. Null without a number, and for the SAA number, which is in the profile. */
    numberEnd: z.string().nullable(),
    checkedAt: timestamp.nullable(),
    declineReason: z.string().nullable(),
  })
  .meta({ id: 'OwnCredential' });

/** A credential as the administrator who checks it sees it. */
export const credentialToCheck = z
  .strictObject({
    id: z.string(),
    ...shared,
    ...details,
    installerId: uuid,
    companyName: z.string(),
    /** The name of the person who holds the credential. Null if the company holds it. */
    personName: z.string().nullable(),
    submittedAt: timestamp,
  })
  .meta({ id: 'CredentialToCheck' });
