import { areAcquainted } from '../../data/people/acquaintance-queries.ts';
import { findInstallerProfile, findRetailerProfile } from '../../data/people/profile-queries.ts';
import type { RetailerProfileRow } from '../../data/rows.ts';
import { rows } from '../../data/service.ts';
import { notFound, Refusal } from '../../refusal.ts';
import type { Actor } from '../actor.ts';
import { type Reputation, reputationOf } from '../figures/reputation.ts';
import {
  type Company,
  type InstallerForOthers,
  type InstallerProfile,
  type RetailerForOthers,
  type RetailerProfile,
  viewCompany,
  viewInstaller,
  viewInstallerProfile,
  viewRetailer,
  viewRetailerProfile,
} from './profile-views.ts';

/** Who sees which profile. A profile that somebody may not see answers exactly like one that does not exist. */

async function isSuspended(userId: string): Promise<boolean> {
  const { data } = await rows().user.get({ userId }).go({ consistent: true });
  return data?.suspended ?? false;
}

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

export async function ownProfile(actor: Actor): Promise<RetailerProfile | InstallerProfile | null> {
  if (actor.role === 'retailer') {
    const row = await findRetailerProfile(actor.userId);
    return row && viewRetailerProfile(row);
  }
  const row = await findInstallerProfile(actor.userId);
  return row && viewInstallerProfile(row);
}

/**
 * An installer for retailers, administrators and himself. Private profiles stay hidden from retailers who have had
 * nothing to do with him. Other installers are refused whatever they ask for, so they learn nothing of who exists.
 */
export async function getInstaller(actor: Actor, installerId: string): Promise<InstallerForOthers> {
  const seesAll = actor.isAdmin || actor.userId === installerId;
  if (!seesAll && actor.role !== 'retailer') throw new Refusal('forbidden');
  const [row, reputation, suspended, acquainted] = await Promise.all([
    findInstallerProfile(installerId),
    reputationOf(installerId),
    seesAll ? false : isSuspended(installerId),
    seesAll ? true : areAcquainted(actor.userId, installerId),
  ]);
  if (!row || suspended) throw notFound();
  if (row.profileVisibility === 'private' && !acquainted) throw notFound();
  return viewInstaller(row, reputation);
}

/** A retailer's completed jobs are those in the tabs from Complete on; an installer's are counted with the reviews. */
async function standingOf(retailerId: string): Promise<Reputation> {
  const [reputation, { data: tabs }] = await Promise.all([
    reputationOf(retailerId),
    rows().tabCounts.get({ userId: retailerId }).go(),
  ]);
  const { completed = 0, paid = 0, archived = 0 } = tabs ?? {};
  return { ...reputation, completedJobs: completed + paid + archived };
}

async function findCompany(retailerId: string, seesSuspended: boolean): Promise<[RetailerProfileRow, Reputation]> {
  const [row, standing, suspended] = await Promise.all([
    findRetailerProfile(retailerId),
    standingOf(retailerId),
    seesSuspended ? false : isSuspended(retailerId),
  ]);
  if (!row || suspended) throw notFound();
  return [row, standing];
}

/** Installer ids, suspended accounts and unknown ids answer alike. */
export async function getCompany(retailerId: string): Promise<Company> {
  return viewCompany(...(await findCompany(retailerId, false)));
}

export async function getRetailer(actor: Actor, retailerId: string): Promise<RetailerForOthers> {
  return viewRetailer(...(await findCompany(retailerId, actor.isAdmin)));
}
