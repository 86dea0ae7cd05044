/** The people of the examples: a job is the owner's, and the assignee applies for it, is invited to it or has it. */
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
 * A call that works. A text may name what was made before: `{open}` is the id of an open job, `{assignee}` that of a person. The
 * tests put in what they have made, and the document of the API made-up values.
 */
export interface Example {
  who: ExamplePerson;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, unknown>>;
}
