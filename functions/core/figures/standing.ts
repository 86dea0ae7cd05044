import { findReputation } from '../../data/figures/reputation-queries.ts';
import { findTabCounts } from '../../data/figures/tab-counts-queries.ts';
import { type Standing, standingView } from './reputation.ts';

/** Returns the figures on the profiles of installers and retailers. */

export const standingOfInstaller = async (installerId: string): Promise<Standing> =>
  standingView(await findReputation(installerId));

/**
 * Returns a retailer's figures. Its completed jobs are counted in the tabs from Complete on. Only an installer's completed jobs
 * are in the row with the reviews.
 */
export async function standingOfRetailer(retailerId: string): Promise<Standing> {
  const [row, tabs] = await Promise.all([findReputation(retailerId), findTabCounts(retailerId)]);
  const { completed = 0, paid = 0, archived = 0 } = tabs ?? {};
  return { ...standingView(row), completedJobs: completed + paid + archived };
}
