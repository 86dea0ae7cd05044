import { findInstallerProfile, findRetailerProfile } from '../../data/people/profile-queries.ts';
import { notFound } from '../../refusal.ts';
import type { Actor } from '../actor.ts';
import {
  type InstallerProfile,
  type RetailerProfile,
  viewInstallerProfile,
  viewRetailerProfile,
} from './profile-views.ts';

export async function ownRetailerProfile(actor: Actor): Promise<RetailerProfile> {
  const row = await findRetailerProfile(actor.userId);
  if (!row) throw notFound();
  return viewRetailerProfile(row);
}

export async function ownInstallerProfile(actor: Actor): Promise<InstallerProfile> {
  const row = await findInstallerProfile(actor.userId);
  if (!row) throw notFound();
  return viewInstallerProfile(row);
}

/** Returns the profile for the user's role, or null before they have created it. */
export async function ownProfile(actor: Actor): Promise<RetailerProfile | InstallerProfile | null> {
  if (actor.role === 'retailer') {
    const row = await findRetailerProfile(actor.userId);
    return row && viewRetailerProfile(row);
  }
  const row = await findInstallerProfile(actor.userId);
  return row && viewInstallerProfile(row);
}
