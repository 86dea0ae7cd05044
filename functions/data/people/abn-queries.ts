import { rows } from '../service.ts';

/** Whose an ABN is, or null. A strong read, because a write depends on it. */
export async function findAbnOwner(abn: string): Promise<string | null> {
  const { data } = await rows().abn.get({ abn }).go({ consistent: true });
  return data?.userId ?? null;
}
