import { findUser } from '../../data/accounts/user-queries.ts';
import { areAcquainted } from '../../data/people/acquaintance-queries.ts';
import { findInstallerProfile, findRetailerProfile } from '../../data/people/profile-queries.ts';
import type { InstallerProfileRow, RetailerProfileRow } from '../../data/rows.ts';
import { notFound, Refusal } from '../../refusal.ts';
import type { Actor } from '../actor.ts';
import type { Standing } from '../figures/reputation.ts';
import { standingOfInstaller, standingOfRetailer } from '../figures/standing.ts';
import {
  type Company,
  type InstallerForOthers,
  type RetailerForOthers,
  viewCompany,
  viewInstaller,
  viewRetailer,
} from './profile-views.ts';

/** Decides which profiles a caller may see. A profile that they may not see gets the same answer as one that does not exist. */

const isSuspended = async (userId: string): Promise<boolean> => (await findUser(userId))?.suspended ?? false;

/**
 * Returns an installer to retailers, administrators and the installer. Retailers who have not dealt with the installer see
 * neither a private profile, nor a phone number or an exact position. Other installers are always refused, so they cannot find
 * out which accounts exist.
 */
export async function getInstaller(actor: Actor, installerId: string): Promise<InstallerForOthers> {
  const seesAll = actor.isAdmin || actor.userId === installerId;
  if (!seesAll && actor.role !== 'retailer') throw new Refusal('forbidden');
  const [row, reputation, suspended, acquainted] = await Promise.all([
    findInstallerProfile(installerId),
    standingOfInstaller(installerId),
    seesAll ? false : isSuspended(installerId),
    seesAll ? true : areAcquainted(actor.userId, installerId),
  ]);
  if (!row || suspended) throw notFound();
  if (row.profileVisibility === 'private' && !acquainted) throw notFound();
  return viewInstaller(row, reputation, acquainted);
}

/**
 * Returns an installer's contact name and phone number to a caller with a confirmed email address and a profile. The route limits
 * how many contacts a caller reads.
 */
export async function getInstallerContact(actor: Actor, installerId: string) {
  if (actor.user.unconfirmed)
    throw new Refusal('forbidden', { message: 'Confirm your email address first. Then you can see phone numbers.' });
  if (!actor.user.profileCompleted) throw new Refusal('profile_incomplete');
  const { contactName, contactPhone } = await findPublicInstaller(actor, installerId);
  return { contactName, contactPhone };
}

/** Tells whether the caller may see the installer's profile even if it is private. */
async function knows(actor: Actor | null, installerId: string): Promise<boolean> {
  if (!actor) return false;
  if (actor.isAdmin || actor.userId === installerId) return true;
  return actor.role === 'retailer' && areAcquainted(actor.userId, installerId);
}

/** Returns the installer whose public page the caller may see. Private, suspended and unknown ones are all "not found". */
export async function findPublicInstaller(actor: Actor | null, installerId: string): Promise<InstallerProfileRow> {
  const [row, suspended, isKnown] = await Promise.all([
    findInstallerProfile(installerId),
    actor?.isAdmin ? false : isSuspended(installerId),
    knows(actor, installerId),
  ]);
  if (!row || suspended) throw notFound();
  if (row.profileVisibility === 'private' && !isKnown) throw notFound();
  return row;
}

async function findCompany(retailerId: string, seesSuspended: boolean): Promise<[RetailerProfileRow, Standing]> {
  const [row, standing, suspended] = await Promise.all([
    findRetailerProfile(retailerId),
    standingOfRetailer(retailerId),
    seesSuspended ? false : isSuspended(retailerId),
  ]);
  if (!row || suspended) throw notFound();
  return [row, standing];
}

/** Returns a retailer's company. Installer ids, suspended accounts and unknown ids all get the same answer. */
export async function getCompany(retailerId: string): Promise<Company> {
  return viewCompany(...(await findCompany(retailerId, false)));
}

export async function getRetailer(actor: Actor, retailerId: string): Promise<RetailerForOthers> {
  return viewRetailer(...(await findCompany(retailerId, actor.isAdmin)));
}
