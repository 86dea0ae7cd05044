import * as z from 'zod';
import { dollars } from '#shared/api/fields/common-fields.ts';
import { credentialProblems } from '#shared/api/fields/credential-fields.ts';
import {
  type AccreditedWork,
  accreditedWorks,
  type HeldPlace,
  kindOf,
} from '#shared/domain/people/credential-kinds.ts';
import { type SaaCategory, saaCategories } from '#shared/domain/people/saa-categories.ts';
import { states } from '#shared/domain/places/australia.ts';
import { todayHere } from '../../lib/dates.ts';
import type { OwnCredential } from './wallet.ts';

/** The initial values, the schema and the request of the form of a credential. */

export interface CredentialValues {
  state: string;
  credentialNumber: string;
  categories: SaaCategory[];
  work: AccreditedWork | '';
  insurer: string;
  cover: number | string | null;
  expiresOn: string;
  file: string | null;
}

export const valuesOf = (credential: OwnCredential | null): CredentialValues => ({
  state: credential?.state ?? '',
  credentialNumber: '',
  categories: credential?.categories ?? [],
  work: credential?.work ?? '',
  insurer: credential?.insurer ?? '',
  cover: credential?.cover ?? null,
  expiresOn: credential?.expiresOn ?? '',
  file: credential?.fileKey ?? null,
});

const fields = z.object({
  state: z.enum(states).or(z.literal('')),
  credentialNumber: z.string().trim(),
  categories: z.array(z.enum(saaCategories)),
  work: z.enum(accreditedWorks).or(z.literal('')),
  insurer: z.string().trim(),
  cover: dollars().nullable(),
  expiresOn: z.string(),
  file: z.string().nullable(),
});

export const bodyOf = ({ state: _state, work, expiresOn, ...rest }: z.output<typeof fields>, version: number) => ({
  ...rest,
  work: work || null,
  expiresOn: expiresOn || null,
  version,
});
export type CredentialBody = z.output<typeof fields>;

/** Returns a schema that shows each problem beside its field before the form is sent. The server checks the same rules again. */
export const schemaOf = ({ kind, personId }: Pick<HeldPlace, 'kind' | 'personId'>, hasNumber: boolean) =>
  fields.superRefine((values, context) => {
    const problems = {
      ...(kindOf[kind].isPerState && !values.state ? { state: 'Please select the state' } : {}),
      ...credentialProblems({ kind, personId }, bodyOf(values, 0), { hasNumber, today: todayHere() }),
    };
    for (const [name, message] of Object.entries(problems)) context.addIssue({ code: 'custom', path: [name], message });
  });
