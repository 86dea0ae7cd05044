import { type Activities, filesOfJob } from './activities.ts';
import type { Usage } from './bill.ts';
import { month, opening, runtime } from './month.ts';
import type { PriceName } from './prices.ts';
import type { Taken } from './taken.ts';

/** The fixed resources of a stage, which do not depend on use. */
export type Standing = Record<
  'alarmMetric' | 'ownMetric' | 'dashboard' | 'key' | 'secret' | 'firewall' | 'firewallRule',
  number
>;

export interface Measured {
  activities: Activities;
  standing: Standing;
  /** Whether functions trace each call. */
  areTraced: boolean;
  /** The bytes of a line that a function logs for a call. */
  lineBytes: number;
  logDays: number;
  /** The age in days at which files move to Glacier Instant Retrieval. */
  daysUntilRare: number;
}

const numbers = ['calls', 'followUps', 'cpu', 'steps', 'readUnits', 'writeUnits', 'bytes', 'byteMonths'] as const;
type Sums = Record<(typeof numbers)[number], number> & { commands: Map<string, number> };

/** Adds up the use of activities, each multiplied by how often people carry it out. */
function sumOf(times: readonly (readonly [Taken, number])[]): Sums {
  const sums: Sums = {
    calls: 0,
    followUps: 0,
    cpu: 0,
    steps: 0,
    readUnits: 0,
    writeUnits: 0,
    bytes: 0,
    byteMonths: 0,
    commands: new Map(),
  };
  for (const [each, count] of times) {
    for (const name of numbers) sums[name] += each[name] * count;
    for (const [name, times = 0] of Object.entries(each.commands))
      sums.commands.set(name, (sums.commands.get(name) ?? 0) + times * count);
  }
  return sums;
}

/** The seconds of a month's working hours, when most calls come. Lambda traces the first call of each second and 5% of others. */
const workingSeconds = 22 * 10 * 3600;
const tracedOf = (calls: number): number => Math.min(calls, workingSeconds + calls * 0.05);

const reading = ['GetObjectCommand', 'HeadObjectCommand'];
const writing = ['PutObjectCommand', 'CopyObjectCommand', 'ListObjectsV2Command'];
const encrypting = ['EncryptCommand', 'DecryptCommand'];

/** Returns the units that AWS bills for a month with `users` people. */
export function usageOf(users: number, measured: Measured): Usage<PriceName> {
  const { activities, standing, areTraced, lineBytes, logDays, daysUntilRare } = measured;
  const thousands = users / 1000;
  const sweeps = 60 * runtime.hoursPerMonth;
  const people = sumOf([
    [activities.retailerSession, month.retailers * month.sessions * thousands],
    [activities.installerSession, (1000 - month.retailers) * month.sessions * thousands],
    [activities.job, month.jobs * thousands],
    [activities.newPerson, month.newPeople * thousands],
    [activities.visit, month.visits * thousands],
  ]);
  const all = sumOf([
    [{ ...people, commands: Object.fromEntries(people.commands) }, 1],
    [activities.sweep, sweeps],
  ]);
  const count = (names: readonly string[]) => names.reduce((sum, name) => sum + (all.commands.get(name) ?? 0), 0);

  const runs = people.calls + people.followUps + sweeps;
  const starts = (people.calls + people.followUps) * runtime.coldShare;
  const seconds =
    (all.cpu / runtime.share + all.steps * runtime.waitMilliseconds + starts * runtime.coldMilliseconds) / 1000;
  const [loads, visits] = [month.loads * users, month.visits * thousands];
  const pages =
    loads * opening.load.files + visits * opening.visit.files + month.sessions * users * opening.again.files;
  const pageBytes = loads * opening.load.bytes + visits * opening.visit.bytes;
  const jobs = month.jobs * thousands;
  const files = jobs * (filesOfJob.photos + filesOfJob.documents);
  const fileBytes = filesOfJob.photos * month.photoBytes + filesOfJob.documents * month.documentBytes;
  const lines = people.calls * (lineBytes + runtime.accessLineBytes);
  const rareMonths = Math.max(0, month.keptMonths - daysUntilRare / 30);
  return {
    ...standing,
    apiCall: people.calls,
    functionCall: runs,
    functionTime: seconds * runtime.memoryGb,
    tableRead: all.readUnits,
    tableWrite: all.writeUnits,
    tableByte: people.byteMonths,
    tableBackup: people.byteMonths,
    fileByte: jobs * fileBytes * (month.keptMonths - rareMonths),
    rareFileByte: jobs * fileBytes * rareMonths,
    fileMoved: files,
    fileWrite: count(writing) + files,
    fileRead: count(reading) + files * month.looks,
    fileSent: jobs * fileBytes * month.looks,
    edgeRequest: people.calls + pages,
    edgeByte: people.bytes + pageBytes,
    // CloudFront runs two functions for each page, and none for scripts, styles and fonts.
    edgeFunction: 2 * (loads + visits + month.sessions * users),
    firewallRequest: standing.firewall > 0 ? people.calls + pages : 0,
    email: count(['SendEmailCommand']),
    logByte: lines,
    logKept: (lines * logDays) / 30,
    trace: areTraced ? tracedOf(runs) : 0,
    keyUse: count(encrypting),
    secretRead: starts,
    account: users,
  };
}
