import type { Activities } from './activities.ts';
import { type Bill, billOf } from './bill.ts';
import { type Part, prices, pricesTyped } from './prices.ts';
import { type Measured, usageOf } from './usage.ts';

/** For each part of the bill, a change that would halve the part's cost. */
const halving: Record<Part, string> = {
  calls: 'fewer calls a session: one call for a whole screen, and a bell that asks every two minutes',
  functions: '512 MB instead of 1,024, as long as a start takes no longer',
  table: 'eventually consistent reads where a page may be a second old, and fewer indexes for each job',
  files: 'small previews of photos for the page of a job, so that only an enlarged photo loads in full',
  edge: 'fewer and larger scripts, because each costs as much as 11 KB; and calls that go to the API itself, on their own domain',
  firewall: 'no web ACL where the throttles of the API are enough',
  emails: 'one daily email about everything, instead of one about each step',
  logs: 'no access log of API Gateway, because each function writes its own line',
  traces: 'no traces: the log has the time of each call',
  watching:
    'no dashboard ($3), and no alarm for the errors of each function: one for all of them costs as much, or goes off for other stages',
  keys: 'secrets as SecureString parameters of SSM, which cost nothing',
  accounts: 'nothing here: AWS asks for each person who signs in',
};

/**
 * The target in US dollars for the monthly cost of 1,000 more people, without the account pool and without the fixed costs of a
 * stage.
 */
const aim = 0.6;
const users = [1_000, 10_000, 100_000] as const;
const cells = (values: readonly number[], digits = 2): string =>
  values.map((value) => value.toFixed(digits).padStart(10)).join('');
const line = (name: string, values: readonly number[]): void => console.log(name.padEnd(34) + cells(values));

function printActivities(activities: Activities): void {
  console.log(
    '\nMeasured, each once'.padEnd(20) +
      ['calls', 'reads', 'writes', 'CPU ms', 'KB', 'emails'].map((head) => head.padStart(10)).join(''),
  );
  for (const [name, each] of Object.entries(activities)) {
    const emails = each.commands.SendEmailCommand ?? 0;
    const numbers = [each.calls, each.readUnits, each.writeUnits, each.cpu, each.bytes / 1000, emails];
    console.log(name.padEnd(20) + cells(numbers, 0));
  }
}

type Sum = 'list' | 'paid';
const withoutAccounts = (bill: Bill, sum: Sum): number =>
  bill[sum] - (bill.parts.find(({ part }) => part === 'accounts')?.[sum] ?? 0);
/** Returns the cost that grows with each person, without the account pool. */
const ofUse = (bill: Bill, { standing }: Measured, sum: Sum): number =>
  withoutAccounts(bill, sum) - billOf(standing, prices)[sum];

/** Prints the cost of a month, and the parts to reduce first. */
export function printCosts(measured: Measured): void {
  printActivities(measured.activities);
  const bills = users.map((count) => billOf(usageOf(count, measured), prices));
  const perThousand = (usd: (bill: Bill) => number) => bills.map((bill, at) => (usd(bill) / (users[at] ?? 1)) * 1000);
  console.log(
    `\nUS dollars a month in ap-southeast-2, at list prices typed on ${pricesTyped}: compare them before you rely on this.`,
  );
  console.log(
    'people in a month'.padEnd(34) + users.map((count) => count.toLocaleString('en-AU').padStart(10)).join(''),
  );
  const order = bills.at(-1)?.parts.map(({ part }) => part) ?? [];
  for (const part of order)
    line(
      part,
      bills.map((bill) => bill.parts.find((each) => each.part === part)?.list ?? 0),
    );
  line(
    'all of it',
    bills.map(({ list }) => list),
  );
  line(
    'of which fixed, without people',
    bills.map(() => billOf(measured.standing, prices).list),
  );
  line(
    'all, less the lasting allowances',
    bills.map(({ paid }) => paid),
  );
  line(
    'that, per 1,000 people',
    perThousand(({ paid }) => paid),
  );
  line(
    'that, without accounts',
    perThousand((bill) => withoutAccounts(bill, 'paid')),
  );
  const use = perThousand((bill) => ofUse(bill, measured, 'list'));
  line('use alone, per 1,000, list', use);
  line(
    'that, less the lasting allowances',
    perThousand((bill) => ofUse(bill, measured, 'paid')),
  );
  console.log(
    `\nThe aim for use alone is $${aim.toFixed(2)} per 1,000: ${use.every((each) => each <= aim) ? 'met' : 'missed'}.`,
  );
  for (const [at, { parts }] of bills.entries()) {
    console.log(`The largest parts for ${(users[at] ?? 0).toLocaleString('en-AU')}, and what would halve each:`);
    for (const { part, list } of parts.slice(0, 3)) console.log(`  ${part}, $${list.toFixed(2)}: ${halving[part]}`);
  }
}
