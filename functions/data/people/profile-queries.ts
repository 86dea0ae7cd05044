import type { InstallerProfileRow, RetailerProfileRow } from '../rows.ts';
import { rows } from '../service.ts';

export async function findRetailerProfile(userId: string): Promise<RetailerProfileRow | null> {
  const { data } = await rows().retailerProfile.get({ userId }).go({ consistent: true });
  return data;
}

export async function findInstallerProfile(userId: string): Promise<InstallerProfileRow | null> {
  const { data } = await rows().installerProfile.get({ userId }).go({ consistent: true });
  return data;
}
