/** The users in the examples. The owner posts a job; the assignee applies for it, is invited to it or is its installer. */
export const examplePersons = [
  'visitor',
  'stranger',
  /** A retailer without jobs, so the server need not copy a new company name anywhere. */
  'quietRetailer',
  'otherInstaller',
  'owner',
  'assignee',
  'newRetailer',
  'newInstaller',
  'admin',
] as const;
export type ExamplePerson = (typeof examplePersons)[number];

/**
 * A valid call of a route. Names in braces are records that exist before the call: `{open}` is the id of an open job,
 * `{assignee}` the id of a user. Tests replace each name with the id of a record that they created. The API document replaces
 * them with made-up values.
 */
export interface Example {
  who: ExamplePerson;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, unknown>>;
}
