import { expect, it } from 'vitest';
import type { CredentialObjection } from '#shared/domain/people/credential-objections.ts';
import { sharedObjections, sharedText } from './shared-objections.ts';

const insurance: CredentialObjection = {
  kind: 'publicLiability',
  state: null,
  lack: 'expired',
  person: null,
  categories: [],
  expiresOn: '2026-12-24',
  blocks: true,
};
const licence: CredentialObjection = { ...insurance, kind: 'electrical', state: 'NSW' };
const fit = {
  fits: true,
  reach: 'inside',
  distanceKm: 8,
  timing: 'free',
  freeFrom: null,
} as const;
const job = (...objections: CredentialObjection[]) => ({ fit: { ...fit, missingLicences: [], objections } });

it('a credential that ends before several jobs is named once, with the number of these jobs', () => {
  const shared = sharedObjections([job(insurance), job(insurance, licence), job(), { fit: null }]);
  expect(shared.map((each) => sharedText(each, '2026-11-28'))).toEqual([
    'Your public liability insurance ends on Thu 24 Dec 2026. 2 of these jobs are later.',
  ]);
});

it('a credential that has expired already is named in the past tense', () => {
  const [shared] = sharedObjections([job(licence), job(licence)]);
  expect(shared && sharedText(shared, '2026-12-25')).toBe(
    'Your electrical licence NSW ended on Thu 24 Dec 2026. 2 of these jobs are later.',
  );
});

it('a credential that the installer lacks, or that ends before one job, is not named above the list', () => {
  const missing: CredentialObjection = { ...licence, lack: 'missing', expiresOn: null };
  expect(sharedObjections([job(insurance, missing), job(missing)])).toEqual([]);
});
