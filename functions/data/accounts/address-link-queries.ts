import type { AddressLinkRow } from '../rows.ts';
import { rows } from '../service.ts';

/** Returns the account and the purpose of a link in an email. A strong read. */
export async function findAddressLink(tokenHash: string): Promise<AddressLinkRow | null> {
  const { data } = await rows().addressLink.get({ tokenHash }).go({ consistent: true });
  return data;
}
