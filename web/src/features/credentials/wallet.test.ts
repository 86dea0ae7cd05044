import { expect, it } from 'vitest';
import { type Holder, type OwnCredential, walletOf } from './wallet.ts';

const held = (
  slot: string,
  changes: Pick<OwnCredential, 'kind' | 'status'> & Partial<OwnCredential>,
): OwnCredential => ({
  slot,
  state: null,
  categories: [],
  work: null,
  expiresOn: null,
  daysLeft: null,
  numberEnd: null,
  fileKey: null,
  insurer: null,
  version: 1,
  checkedAt: null,
  cover: null,
  declineReason: null,
  ...changes,
});
const company = (credentials: readonly OwnCredential[]): Holder => ({
  personId: null,
  name: null,
  credentials,
  isChangeable: true,
});
const linesOf = (...credentials: OwnCredential[]) =>
  walletOf(company(credentials)).map(({ name, credential }) => `${name}: ${credential?.status ?? 'to add'}`);

it('credentials that prevent work come first, then those that expire soon, then the others in the order of their kinds', () => {
  expect(
    linesOf(
      held('saa', { kind: 'saa', status: 'valid' }),
      held('electrical-NSW', { kind: 'electrical', state: 'NSW', status: 'expiring' }),
      held('heights', { kind: 'heights', status: 'to_check' }),
      held('whiteCard', { kind: 'whiteCard', status: 'declined' }),
    ),
  ).toEqual([
    'Public liability insurance: to add',
    'White card: declined',
    'Electrical licence NSW: expiring',
    'SAA accreditation: valid',
    'Electrical licence: to add',
    'Workers compensation insurance: to add',
    'Working at heights: to_check',
    'GST registration: to add',
  ]);
});
