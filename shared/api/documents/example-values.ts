import { withNames } from '../route/named-things.ts';

/** Made-up values for the names in braces in the examples, such as `{cursor}`. */

const id = '0c1f2d3e-4a5b-4c6d-8e7f-9a0b1c2d3e4f';
const inJob = `${id}.5b6c7d8e-9f0a-4b1c-8d2e-3f4a5b6c7d8e`;
const abn = '51824753556';

const values: Readonly<Record<string, string>> = {
  ownersEmail: 'robin@brightroofs.example',
  newEmail: 'sam@sunnyside.example',
  password: 'correct horse battery',
  newAbn: abn,
  quietAbn: abn,
  cursor: 'eyJwayI6ImEiLCJzayI6ImIifQ',
  shareToken: 'abcdefghijklmnopqrstuvwxyz',
  soon: '2026-12-04',
  inTwoWeeks: '2026-12-18',
  reviewWrittenAt: '2026-11-30T01:02:03.000Z',
  application: inJob,
  invite: inJob,
  rating: inJob,
  report: inJob,
  fileRequirement: inJob,
  photoRequirement: inJob,
  ticked: inJob,
};

/** Returns the example with made-up values for its names. A name that is not in the table gets a made-up id. */
export const withMadeUpValues = <T>(example: T): T => withNames(example, (name) => values[name] ?? id);
