import { findReputation } from '../../data/figures/reputation-queries.ts';
import { findTabCounts } from '../../data/figures/tab-counts-queries.ts';
import { type Standing, standingView } from './reputation.ts';

/** Returns the figures on an installer's profile. */

export const standingOfInstaller = async (installerId: string): Promise<Standing> =>
  standingView(await findReputation(installerId));

/** Counts a retailer's completed jobs in the tabs from Complete on. An installer's are counted with the reviews. */
export async function standingOfRetailer(retailerId: string): Promise<Standing> {
  const [row, tabs] = await Promise.all([findReputation(retailerId), findTabCounts(retailerId)]);
  const { completed = 0, paid = 0, archived = 0 } = tabs ?? {};
  return { ...standingView(row), completedJobs: completed + paid + archived };
}
