import { type OpenThing, openThings } from './job-field-kinds.ts';
import type { JobInput } from './job-fields.ts';
import { jobFormFields } from './job-other-fields.ts';

/**
 * Says which fields of the job form are locked after the award. The server's refusal, its message and the locked inputs of the
 * form derive from the field descriptions. A field without a description does not compile.
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

/** For example "description, notes and photos". */
export const openInWords = new Intl.ListFormat('en-AU').format(
  openThings.filter((thing) => openAfterAward.some((name) => fields[name].afterAward.open === thing)),
);
