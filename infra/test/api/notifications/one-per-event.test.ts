import { beforeAll, expect, it } from '@jest/globals';
import { jobForm, pdf, postJob, upload } from '#infra/tools/in-process/builders.ts';
import type { Client, TestAnswer } from '#infra/tools/in-process/client.ts';
import { origin } from '#infra/tools/in-process/client.ts';
import type { Json } from '#infra/tools/in-process/json.ts';
import { formatLongDate } from '#shared/domain/civil-date.ts';
import { inDays } from '../../harness/days.ts';
import { done } from '../../harness/done.ts';
import { startedApp } from '../../harness/started-app.ts';

/** Each event of a job notifies the people concerned once in the list and once by email, and never its actor. */

const app = startedApp();
const people: Record<'retailer' | 'ann' | 'bob', Client> = {} as never;
beforeAll(async () => {
  [people.retailer, people.ann, people.bob] = await Promise.all([
    app.retailer({ companyName: 'Bright Roofs' }),
    app.installer({ companyName: 'Ann Electrical' }),
    app.installer({ companyName: 'Bob Electrical' }),
  ]);
});

type Name = keyof typeof people;
/** A notification: the person who gets it, its kind, its title and its text. */
type News = readonly [who: Name, kind: string, title: string, text: string];
type Event = readonly [event: string, act: () => Promise<TestAnswer | string>, told: readonly News[]];

let job = '';
let number = '';
const title = 'Free money at bad.example';
/** The texts that users typed. No email may contain any of them. */
const typed = /Free money|bad|Roofs|Electrical|Photo of the array|Hello|Please “|“|Cable|The roof is gone/;
const tick = { label: 'Photo of the array', type: 'checkbox', required: true };
const post = async (changes: object = {}) => {
  job = await postJob(people.retailer, { title, requirements: [tick], ...changes });
  number = (await done(people.retailer.get(`/api/jobs/${job}`))).job.number;
  return job;
};
const edit = (changes: object) =>
  people.retailer.put(`/api/jobs/${job}`, jobForm({ title, requirements: [tick], ...changes }));
const on = (who: Name, action: string, body: object = {}) => people[who].post(`/api/jobs/${job}/${action}`, body);
const apply = (who: Name) => on(who, 'apply', { message: 'Hello', leadTimeDays: 1 });
const decide = (who: Name, status: string) =>
  people.retailer.put(`/api/applications/${job}.${people[who].userId}`, { status });
const invite = (...names: Name[]) =>
  on('retailer', 'invites', { installerIds: names.map((each) => people[each].userId), message: 'Please' });
const answer = (who: Name, status: string) =>
  people[who].post(`/api/invites/${job}.${people[who].userId}/respond`, { status });
const requirement = async () => (await people.ann.get(`/api/jobs/${job}/requirements`)).body.requirements[0].id;
const pay = async () => {
  const remittanceUrl = await upload(people.retailer, pdf('remittance'), 'application/pdf');
  return people.retailer.post(`/api/payments/${job}/approve`, { remittanceUrl });
};
const review = (who: Name) =>
  people[who].post('/api/ratings', {
    jobId: job,
    communication: 5,
    ...(who === 'retailer' ? { workmanship: 5, professionalism: 5 } : { jobOrganisation: 5, payment: 5 }),
  });
const asks = (requestedAmount: number) =>
  on('ann', 'request-payment', {
    requestedAmount,
    ...(requestedAmount === 4200.5 ? {} : { changeDescription: 'Cable' }),
  });
const amount = (exGst: string, total: string) => `$${exGst} ex GST ($${total} with GST)`;

const events: readonly Event[] = [
  ['a job is posted', () => post(), []],
  [
    'an application is received',
    () => apply('ann'),
    [['retailer', 'application', 'New application', 'Ann Electrical applied, lead time 1 day.']],
  ],
  [
    'an application is withdrawn',
    () => people.ann.post(`/api/applications/${job}.${people.ann.userId}/withdraw`, {}),
    [['retailer', 'application', 'Application withdrawn', 'Ann Electrical withdrew their application.']],
  ],
  [
    'another application is received',
    () => apply('bob'),
    [['retailer', 'application', 'New application', 'Bob Electrical applied, lead time 1 day.']],
  ],
  [
    'the price changes',
    () => edit({ priceExGst: 4300 }),
    [['bob', 'application', 'Job changed', 'The price has changed from $4,200.50 to $4,300.00.']],
  ],
  [
    'an application is rejected',
    () => decide('bob', 'rejected'),
    [['bob', 'application', 'Application rejected', 'Bright Roofs chose not to go ahead with your application.']],
  ],
  ['a private job is posted', () => post({ isPublic: false }), []],
  [
    'installers are invited',
    () => invite('ann', 'bob'),
    [
      ['ann', 'invite', 'Invitation', 'Bright Roofs has invited you to a job: “Please”'],
      ['bob', 'invite', 'Invitation', 'Bright Roofs has invited you to a job: “Please”'],
    ],
  ],
  [
    'an invitation is declined',
    () => answer('bob', 'declined'),
    [['retailer', 'invite', 'Invitation declined', 'Bob Electrical declined your invitation.']],
  ],
  [
    'an invitation is accepted',
    () => answer('ann', 'accepted'),
    [['retailer', 'award', 'Job accepted', 'Ann Electrical accepted your job.']],
  ],
  [
    'the installer leaves',
    () => on('ann', 'unassign', { reason: 'I am ill' }),
    [['retailer', 'unassign', 'Installer unassigned', 'The installer left the job: I am ill']],
  ],
  ['another job is posted', () => post({ isPublic: false }), []],
  [
    'an installer is invited',
    () => invite('bob'),
    [['bob', 'invite', 'Invitation', 'Bright Roofs has invited you to a job: “Please”']],
  ],
  ['it is opened to everyone', () => edit({}), []],
  [
    'the invited one applies as well',
    () => apply('bob'),
    [['retailer', 'application', 'New application', 'Bob Electrical applied, lead time 1 day.']],
  ],
  [
    'another installer applies',
    () => apply('ann'),
    [['retailer', 'application', 'New application', 'Ann Electrical applied, lead time 1 day.']],
  ],
  [
    'the job is awarded, which the other installer reads once',
    () => decide('ann', 'accepted'),
    [
      ['ann', 'award', 'Job awarded', 'Bright Roofs accepted your application.'],
      ['bob', 'application', 'Application closed', 'The job is no longer open.'],
    ],
  ],
  [
    'the date is set',
    () => on('retailer', 'schedule', { installationDate: inDays(20) }),
    [['ann', 'date', 'Installation date set', `The installation is on ${formatLongDate(inDays(20))}.`]],
  ],
  [
    'the date is moved',
    () => on('ann', 'schedule', { installationDate: inDays(21) }),
    [['retailer', 'date', 'New installation date', `The installation is on ${formatLongDate(inDays(21))}.`]],
  ],
  ['the same date is set again', () => on('ann', 'schedule', { installationDate: inDays(21) }), []],
  [
    'the retailer takes the installer off',
    () => on('retailer', 'unassign', {}),
    [['ann', 'unassign', 'Installer unassigned', 'Bright Roofs unassigned you from the job.']],
  ],
  [
    'the installer applies again',
    () => apply('ann'),
    [['retailer', 'application', 'New application', 'Ann Electrical applied, lead time 1 day.']],
  ],
  [
    'the job is awarded again',
    () => decide('ann', 'accepted'),
    [
      ['ann', 'award', 'Job awarded', 'Bright Roofs accepted your application.'],
      ['bob', 'application', 'Application closed', 'The job is no longer open.'],
    ],
  ],
  [
    'the date is set again',
    () => on('retailer', 'schedule', { installationDate: inDays(20) }),
    [['ann', 'date', 'Installation date set', `The installation is on ${formatLongDate(inDays(20))}.`]],
  ],
  [
    'the work starts',
    () => on('ann', 'start'),
    [['retailer', 'job', 'Work started', 'Ann Electrical started the work.']],
  ],
  [
    'progress is reported',
    () => on('ann', 'progress'),
    [['retailer', 'job', 'Progress', 'Ann Electrical reported progress.']],
  ],
  [
    'a requirement is completed',
    async () => people.ann.patch(`/api/requirements/${await requirement()}/complete`, { completed: true }),
    [],
  ],
  [
    'a requirement is returned',
    async () => people.retailer.post(`/api/requirements/${await requirement()}/return`, { reason: 'Too dark' }),
    [['ann', 'return', 'Changes requested', 'Photo of the array: Too dark']],
  ],
  [
    'it is completed again',
    async () => people.ann.patch(`/api/requirements/${await requirement()}/complete`, { completed: true }),
    [],
  ],
  [
    'the job is completed',
    () => on('ann', 'complete'),
    [['retailer', 'job', 'Job complete', 'Ann Electrical completed the job.']],
  ],
  [
    'payment is asked',
    () => asks(4200.5),
    [['retailer', 'payment', 'Payment requested', `Ann Electrical requested ${amount('4,200.50', '4,620.55')}.`]],
  ],
  [
    'the request is changed',
    () => asks(4300),
    [
      [
        'retailer',
        'payment',
        'Payment request changed',
        `Ann Electrical now requests ${amount('4,300.00', '4,730.00')}.`,
      ],
    ],
  ],
  ['the same is asked again', () => asks(4300), []],
  [
    'payment is approved',
    pay,
    [['ann', 'payment', 'Payment approved', `Bright Roofs paid ${amount('4,300.00', '4,730.00')}.`]],
  ],
  [
    'the installer is reviewed',
    () => review('retailer'),
    [['ann', 'review', 'New review', 'Bright Roofs reviewed your work on this job.']],
  ],
  [
    'the retailer is reviewed',
    () => review('ann'),
    [['retailer', 'review', 'New review', 'Ann Electrical reviewed you for this job.']],
  ],
  ['one more job is posted', () => post({ isPublic: false }), []],
  [
    'an installer is invited to it',
    () => invite('ann'),
    [['ann', 'invite', 'Invitation', 'Bright Roofs has invited you to a job: “Please”']],
  ],
  [
    'and accepts',
    () => answer('ann', 'accepted'),
    [['retailer', 'award', 'Job accepted', 'Ann Electrical accepted your job.']],
  ],
  [
    'the job is cancelled',
    () => on('retailer', 'cancel', { reason: 'The roof is gone' }),
    [['ann', 'unassign', 'Job cancelled', 'Bright Roofs cancelled the job: The roof is gone']],
  ],
  ['a last job is posted', () => post({ isPublic: false }), []],
  [
    'an installer is invited to the last job',
    () => invite('bob'),
    [['bob', 'invite', 'Invitation', 'Bright Roofs has invited you to a job: “Please”']],
  ],
  ['the last job is opened to everyone', () => edit({}), []],
  [
    'the same installer applies for the last job',
    () => apply('bob'),
    [['retailer', 'application', 'New application', 'Bob Electrical applied, lead time 1 day.']],
  ],
  [
    'the job is removed, which the installer reads once',
    () => people.retailer.delete(`/api/jobs/${job}`),
    [['bob', 'job', 'Job removed', 'Bright Roofs deleted this job.']],
  ],
];

const seen = new Set<string>();
const mailed = new Map<Name, number>();
const names = Object.keys({ retailer: 0, ann: 0, bob: 0 } satisfies Record<Name, number>) as Name[];

/** Returns the notifications and emails that this person has received since the last call. */
async function newsOf(who: Name): Promise<{ news: Json[]; mails: { subject: string; text: string }[] }> {
  const client = people[who];
  const { notifications } = (await client.get('/api/notifications')).body;
  const news = notifications.filter(({ id }: Json) => !seen.has(id));
  for (const { id } of news) seen.add(id);
  const all = await app.mails(client.email);
  const mails = all.slice(mailed.get(who) ?? 0);
  mailed.set(who, all.length);
  return { news, mails };
}

it.each(events)('when %s, everyone concerned is notified once', async (event, act, expected) => {
  const answered = await act();
  if (typeof answered !== 'string') expect(answered.status).toBeLessThan(300);
  await app.settle();
  const told: unknown[] = [];
  for (const who of names) {
    const { news, mails } = await newsOf(who);
    told.push(...news.map((each) => [who, each.kind, each.title, each.text]));
    const isGone = event.startsWith('the job is removed');
    for (const each of news) {
      const name = [each.jobNumber, each.suburb, each.jobTitle].filter(Boolean).join(', ');
      expect([name, each.jobId]).toEqual([`${number}, Castle Hill, ${title}`, isGone ? null : job]);
    }
    // The email names the job, has one link to act and one to the settings, and quotes no user.
    expect(mails).toHaveLength(news.length);
    for (const { subject, text } of mails) {
      expect(subject).toMatch(/ in Castle Hill/);
      expect(text).toContain(`\n\nJob: ${number}, Castle Hill NSW, `);
      const link = `${origin}${isGone ? '/notifications' : `/jobs/${job}`}`;
      expect(text.match(/https?:\S+/g)).toEqual([link, `${origin}/settings`]);
      // Leaves out the links, because the random id in a link may contain a word of `typed`, such as "bad".
      expect(`${subject}\n${text.replace(/https?:\S+/g, '')}`).not.toMatch(typed);
    }
  }
  expect(new Set(told.map((each) => JSON.stringify(each))).size).toBe(told.length);
  expect(told).toEqual(names.flatMap((who) => expected.filter(([to]) => to === who)));
});
