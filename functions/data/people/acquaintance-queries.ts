import { rows } from '../service.ts';

/** Whether the retailer has had to do with the installer. */
export async function areAcquainted(retailerId: string, installerId: string): Promise<boolean> {
  const { data } = await rows().acquaintance.get({ userId: retailerId, installerId }).go({ consistent: true });
  return data !== null;
}
