import { shapeOf } from '#shared/domain/people/look-alike.ts';
import { readInstallerProfiles } from '../../data/people/profile-queries.ts';
import { verifiedAs } from '../../data/words/word-keys.ts';
import { readWords } from '../../data/words/word-queries.ts';

/** Finds the verified installers whose name looks like that of a company, with one query for each name. */

interface Named {
  userId: string;
  companyName: string;
}

export interface LookAlike {
  id: string;
  companyName: string;
}

async function verifiedLike({ userId, companyName }: Named): Promise<LookAlike[]> {
  const shape = shapeOf(companyName);
  const { items } = await readWords('installers', verifiedAs(shape), undefined);
  const others = items.map(({ itemId }) => itemId).filter((id) => id !== userId);
  // The search index follows the profiles within seconds, so each match is checked against its profile.
  const profiles = await readInstallerProfiles(others);
  return profiles
    .filter((profile) => profile.verifiedAt !== undefined && shapeOf(profile.companyName) === shape)
    .map((profile) => ({ id: profile.userId, companyName: profile.companyName }));
}

/**
 * Returns the look-alikes by company id. Verified companies are also compared with each other, because one may pass itself off
 * as another.
 */
export async function lookAlikesOf(companies: readonly Named[]): Promise<(userId: string) => LookAlike[]> {
  const found = await Promise.all(
    companies.map(async (company) => [company.userId, await verifiedLike(company)] as const),
  );
  const byId = new Map(found);
  return (userId) => byId.get(userId) ?? [];
}
