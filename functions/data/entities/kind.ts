import type { ShownTo } from '#shared/api/fields/field-facts.ts';
import type { Secret } from '#shared/private-data.ts';
import type { Migration } from './migration.ts';

/**
 * The users who may see a stored attribute. `technical`: the attribute has no personal data. Examples are an id, a counter, a
 * version, a hash and the time of a write. `encrypted`: the attribute contains this secret in encrypted form.
 */
export type Privacy = 'technical' | ShownTo | { encrypted: Secret };

/** Returns the privacy of each form field, from its description. */
export const shownTo = <F extends Readonly<Record<string, { shownTo: Privacy }>>>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.shownTo])) as {
    [N in keyof F]: Privacy;
  };

/** The sections of `data.json` in a copy of a user's data, as the README of the copy describes them. */
export const sections = {
  account: 'Your account: the email address, the role and your notification settings.',
  profile: 'Your profile.',
  figures: 'Totals: your reviews, completed jobs, response times and jobs by status.',
  sessions: 'Where you are signed in.',
  notifications: 'Your notifications.',
  network: 'Your preferred installers, your notes about them, and companies you have hidden.',
  savedSearches: 'The searches you have saved.',
  credentials: 'Your credentials: what you entered about each, and what an administrator decided.',
  daysOff: 'Your days off.',
  keptLists: 'The templates and views that you have saved.',
  proposals: 'Your applications, and the invitations that you have not answered.',
  jobs: 'Your jobs, as you see them: with their requirements, payment, reviews, applications, invitations and history.',
  files: 'The files you uploaded: where each is in this copy, and which job it belongs to.',
} as const;
export type Section = keyof typeof sections;

/**
 * The section of a user's data copy that contains the rows of a kind, or the reason why no section does.
 *
 * - the name of a section: the section contains the rows, as far as their owner may see them
 * - `opens`: a row gives access to anyone who has it, and contains nothing else about the user
 * - `repeats`: a row contains nothing that the sections do not contain
 * - `passing`: a row belongs to work in progress, and is deleted within days
 * - `administrators'`: only administrators read the rows
 * - `others'`: a row is about no user, or about another user
 */
type Place = Section | 'opens' | 'repeats' | 'passing' | "administrators'" | "others'";

/**
 * The fate of a user's rows of a kind when the user deletes their account. A test deletes an account and searches all
 * rows for the texts of that account.
 *
 * - `at once`: a row is deleted or emptied in the transaction that closes the account
 * - `removed`: follow-up work deletes a row
 * - `emptied`: a row stays, but loses its personal values
 * - `with its job`: a row is deleted if its job is deleted, and stays if its job stays as a record
 * - `redrawn`: a row changes automatically with the rows that it derives from
 * - `expires`: a row is deleted automatically within days
 * - `ids`: a row stays, and contains nothing about a person except ids and figures
 * - `others'`: a row stays, because it is about no user or about another user
 */
type Fate = 'at once' | 'removed' | 'emptied' | 'with its job' | 'redrawn' | 'expires' | 'ids' | "others'";

type ListKey = `list${1 | 2 | 3 | 4}${'pk' | 'sk'}`;
/** The keys of a row in the list indexes, set or absent in pairs. Every write of a row passes all its keys. */
export type ListKeys = { [K in ListKey]?: string };
/** A row without its list keys, which are computed again on every write. */
export type WithoutLists<Row> = Omit<Row, ListKey>;

/** Clears the list keys of a row that was read. With its old keys, the row would stay in lists to which it no longer belongs. */
export const noListKeys = {
  list1pk: undefined,
  list1sk: undefined,
  list2pk: undefined,
  list2sk: undefined,
  list3pk: undefined,
  list3sk: undefined,
  list4pk: undefined,
  list4sk: undefined,
} satisfies Record<ListKey, undefined>;

interface Stored {
  entity: { schema: { model: { entity: string } } };
}
/** Returns the name of a kind in the table. */
export const storedName = ({ entity }: Stored): string => entity.schema.model.entity;

/** The privacy of each part of the attributes in `Parts`. */
type Classified<Parts> = { [P in keyof Parts]: Record<keyof Parts[P], Privacy> };

/**
 * The declaration of a kind of row, beside its entity. `Row` is a row as ElectroDB reads it. `Parts` are the attributes whose
 * parts are classified one by one. A kind that lacks one of these properties is a type error.
 */
export type Kind<Row, Parts = unknown> = Stored & {
  /** The migrations from version 1 to 2, from 2 to 3, and so on: see "Changing a stored shape" in CONTRIBUTING. */
  migrations: readonly Migration[];
  inCopy: Place;
  leftBehind: Fate;
  privacy: Record<Exclude<keyof Row, ListKey | keyof Parts>, Privacy> & Classified<Parts>;
} & (Extract<keyof Row, ListKey> extends never
    ? { lists?: undefined }
    : {
        /** Returns the keys of the lists that contain a row. */
        lists: (row: Row) => ListKeys;
      });
