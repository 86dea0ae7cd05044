import { type OpenThing, openThings } from './job-field-kinds.ts';
import type { JobInput } from './job-fields.ts';
import { jobFormFields } from './job-other-fields.ts';

/**
 * The fields of the job form that are locked after the award. The server's refusal, its message and the locked inputs of the
 * form derive from the field descriptions. A field of the form without a description is a type error.
 */
const fields = jobFormFields satisfies Record<keyof JobInput, unknown>;
type Fields = typeof fields;
type FieldWhere<A> = { [N in keyof Fields]: Fields[N]['afterAward'] extends A ? N : never }[keyof Fields];
export type LockedField = FieldWhere<'locked'>;
export type OpenField = FieldWhere<{ open: OpenThing }>;

const names = Object.keys(fields) as (keyof Fields)[];
const isOpen = (name: keyof Fields): name is OpenField => typeof fields[name].afterAward === 'object';

export const lockedAfterAward = names.filter((name): name is LockedField => fields[name].afterAward === 'locked');
export const openAfterAward = names.filter(isOpen);

/** The groups of fields that stay open after the award, as part of a sentence: "description, notes and photos". */
export const openInWords = new Intl.ListFormat('en-AU').format(
  openThings.filter((thing) => openAfterAward.some((name) => fields[name].afterAward.open === thing)),
);
