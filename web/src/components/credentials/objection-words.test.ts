import { expect, test } from 'vitest';
import type { CredentialObjection } from '#shared/domain/people/credential-objections.ts';
import { objectionWords } from './objection-words.ts';

const objection: CredentialObjection = {
  kind: 'saa',
  state: null,
  lack: 'expired',
  person: null,
  categories: [],
  expiresOn: '2027-03-03',
  blocks: true,
};

test.each<[Partial<CredentialObjection>, string]>([
  [{}, 'SAA accreditation not valid on the day of the job (last day 03/03/2027)'],
  [{ kind: 'electrical', state: 'NSW', lack: 'missing', expiresOn: null }, 'Electrical licence NSW not provided'],
  [{ lack: 'category', categories: ['GCBS', 'SPS'] }, 'SAA accreditation without GCBS and SPS'],
])('the objection %j is put as "%s"', (changes, words) => {
  expect(objectionWords({ ...objection, ...changes })).toBe(words);
});
