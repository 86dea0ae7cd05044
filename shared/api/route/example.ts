/** The users in the examples. The owner posts a job; the assignee applies for it, is invited to it or is its installer. */
export const examplePersons = [
  'visitor',
  'stranger',
  /** Has no jobs, so a new company name does not need to be copied anywhere. */
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
 * A valid call of a route. Names in braces are records that exist before the call: `{open}` is the id of an open job, `{assignee}`
 * that of a user. Tests replace them with records they created, and the API document with made-up values.
 */
export interface Example {
  who: ExamplePerson;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, unknown>>;
}
