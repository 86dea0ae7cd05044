import { rows } from '../service.ts';

const most = 1000;

/**
 * Returns the companies that a user has hidden from their network. A strong read, because users see the list right after they
 * hide a company.
 */
export async function readHidden(userId: string): Promise<ReadonlySet<string>> {
  const { data } = await rows().hidden.query.byUser({ userId }).go({ limit: most, consistent: true });
  return new Set(data.map(({ personId }) => personId));
}
