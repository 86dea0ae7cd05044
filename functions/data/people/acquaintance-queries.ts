import { readMany } from '../read-many.ts';
import { rows } from '../service.ts';

/** Whether the retailer has had to do with the installer; strongly read, for whoever asks for one profile. */
export async function areAcquainted(retailerId: string, installerId: string): Promise<boolean> {
  const { data } = await rows().acquaintance.get({ userId: retailerId, installerId }).go({ consistent: true });
  return data !== null;
}

/** Which of these installers the retailer has had to do with, for a list that may be a moment old. */
export async function readAcquaintedAmong(
  retailerId: string,
  installerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await readMany(
    installerIds.map((installerId) => ({ userId: retailerId, installerId })),
    (open) => rows().acquaintance.get(open).go(),
  );
  return new Set(found.map((row) => row.installerId));
}
