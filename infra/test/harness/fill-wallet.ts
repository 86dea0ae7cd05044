import type { Client } from '#infra/tools/in-process/client.ts';
import type { State } from '#shared/domain/places/australia.ts';

/** The forms of credentials, and a wallet with all credentials that work on site needs. */

export const licenceForm = (expiresOn: string, version = 0) => ({ version, credentialNumber: '774411C', expiresOn });
export const saaForm = (expiresOn: string) => ({ version: 0, expiresOn, categories: ['GCPV', 'GCBS'], work: 'both' });
export const insuranceForm = (expiresOn: string) => ({
  ...licenceForm(expiresOn),
  insurer: 'Quokka Mutual',
  cover: 20_000_000,
});

export async function saveCredential(who: Client, slot: string, form: object): Promise<void> {
  const { status, text } = await who.put(`/api/credentials/${slot}`, form);
  if (status !== 204) throw new Error(`The credential ${slot} answered ${status}: ${text}`);
}

export async function fillWallet(who: Client, expiresOn: string, state: State = 'NSW'): Promise<void> {
  await saveCredential(who, 'saa', saaForm(expiresOn));
  await saveCredential(who, `electrical-${state}`, licenceForm(expiresOn));
  await saveCredential(who, 'publicLiability', insuranceForm(expiresOn));
}
