import { rows } from '../service.ts';

/** Returns the owner of an ABN, or null. A strong read, because a write depends on it. */
export async function findAbnOwner(abn: string): Promise<string | null> {
  const { data } = await rows().abn.get({ abn }).go({ consistent: true });
  return data?.userId ?? null;
}
