import type { CallAnswer } from '#shared/api/client.ts';
import { booked, happened } from '../../lib/dates.ts';
import { counted } from '../../lib/format.ts';

export type NetworkPerson = CallAnswer<'listNetwork'>['people'][number];
type LastJob = NonNullable<NetworkPerson['lastJob']>;

/** Returns "3 jobs together, 1 under way". */
export function workOf({ running, completed }: Pick<NetworkPerson, 'running' | 'completed'>): string {
  const all = running + completed;
  if (all === 0) return 'No job together yet';
  const together = `${counted(all, 'job', 'jobs')} together`;
  if (running === 0) return together;
  return running === all ? `${together}, under way` : `${together}, ${running} under way`;
}

/** Returns the installation date of a job, or the day of its creation if it has no installation date. */
export const dateOf = ({ installationDate, createdAt }: LastJob): string =>
  installationDate === null ? `created ${happened(createdAt)}` : booked(installationDate);
