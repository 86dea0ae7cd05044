import type { AddressLinkRow } from '../rows.ts';
import { rows } from '../service.ts';

/** What the link in a letter is for. A strong read. */
export async function findAddressLink(tokenHash: string): Promise<AddressLinkRow | null> {
  const { data } = await rows().addressLink.get({ tokenHash }).go({ consistent: true });
  return data;
}
