import { rows } from '../service.ts';

const most = 1000;

/** Whom a person has hidden from their network. A strong read, because they look right after hiding somebody. */
export async function readHidden(userId: string): Promise<ReadonlySet<string>> {
  const { data } = await rows().hidden.query.byUser({ userId }).go({ limit: most, consistent: true });
  return new Set(data.map(({ personId }) => personId));
}
