import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { rows } from '#functions/data/service.ts';
import { awardedJob, jobForm, pdf, png, postJob, upload } from '#infra/tools/in-process/builders.ts';
import type { Client, TestAnswer } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { addDays, todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { password } from '../../harness/app.ts';
import { patiently, persistently } from '../../harness/patiently.ts';
import { startedApp } from '../../harness/started-app.ts';

/** Many people act at the same moment. Races with a slow set-up have fewer rounds. RACE_ROUNDS sets a higher number. */

const clients = 16;
const rounds = Number(process.env.RACE_ROUNDS ?? 3);

const app = startedApp();
let retailer: Client;
let installers: Client[];
let first: Client;

beforeAll(async () => {
  retailer = await app.retailer();
  installers = [];
  for (let count = 0; count < clients; count += 4)
    installers.push(...(await Promise.all(Array.from({ length: 4 }, () => app.installer()))));
  [first] = installers as [Client];
});

type Answers = TestAnswer[];
const statuses = (answers: Answers) => answers.map((answer) => answer.status).sort();
const wins = (answers: Answers) => answers.filter((answer) => answer.status < 300);
const all = (run: (index: number) => Promise<TestAnswer>, count = clients): Promise<Answers> =>
  Promise.all(Array.from({ length: count }, (_, index) => patiently(() => run(index))));

/** Expects that no answer is a server error. If one is, the failure message shows its text. */
function expectNoFaults(answers: Answers): void {
  expect(answers.filter((answer) => answer.status >= 500).map((answer) => answer.text)).toEqual([]);
}
function expectOneWinner(answers: Answers, losers: readonly number[] = [409]): void {
  expectNoFaults(answers);
  expect(wins(answers)).toHaveLength(1);
  expect(
    answers.filter((answer) => answer.status >= 300 && !losers.includes(answer.status)).map((answer) => answer.text),
  ).toEqual([]);
}
async function repeat(round: () => Promise<void>, count = rounds): Promise<void> {
  for (let done = 0; done < count; done += 1) await round();
}
const jobOf = async (jobId: string) => (await retailer.get(`/api/jobs/${jobId}`)).body.job;

describe('at the same moment', () => {
  it('sixteen installers accept by link: one is awarded the job', async () => {
    await repeat(async () => {
      const jobId = await postJob(retailer, { isPublic: false });
      const { shareToken } = (await retailer.post(`/api/jobs/${jobId}/share`, {})).body;
      const answers = await all((index) => installers[index]!.post(`/api/jobs/${jobId}/accept`, { shareToken }));
      expectOneWinner(answers, [404, 409]);
      const winner = installers[answers.findIndex((answer) => answer.status === 200)];
      expect((await jobOf(jobId)).assignedInstallerId).toBe(winner?.userId);
    });
  });

  it('the owner accepts two applications: one is accepted', async () => {
    await repeat(async () => {
      const jobId = await postJob(retailer);
      const applicants = installers.slice(0, 2);
      await Promise.all(applicants.map((each) => each.post(`/api/jobs/${jobId}/apply`, { leadTimeDays: 5 })));
      const answers = await all((index) =>
        retailer.put(`/api/applications/${jobId}.${applicants[index % 2]!.userId}`, { status: 'accepted' }),
      );
      expectNoFaults(answers);
      const accepted = new Set(wins(answers).map((answer) => answer.body.application.installerId));
      expect([...accepted]).toEqual([(await jobOf(jobId)).assignedInstallerId]);
    });
  });

  it('one installer applies sixteen times: one application', async () => {
    await repeat(async () => {
      const jobId = await postJob(retailer);
      expectOneWinner(await all(() => first.post(`/api/jobs/${jobId}/apply`, { leadTimeDays: 5 })));
      expect((await jobOf(jobId)).applicationCount).toBe(1);
    });
  });

  it('sixteen installers apply: sixteen applications', async () => {
    await repeat(
      async () => {
        const keys = installers.map(() => ({ 'idempotency-key': randomUUID() }));
        const jobId = await postJob(retailer);
        // The web application also sends an idempotency key. With the key, a repeated request gets the answer that was lost.
        const answers = await all((index) =>
          persistently(() => installers[index]!.post(`/api/jobs/${jobId}/apply`, { leadTimeDays: 5 }, keys[index])),
        );
        expect(statuses(answers)).toEqual(Array.from({ length: clients }, () => 201));
        expect((await jobOf(jobId)).applicationCount).toBe(clients);
      },
      Math.ceil(rounds / 5),
    );
  });

  it('an owner approves sixteen times, then both review sixteen times each: one payment, two reviews', async () => {
    await repeat(
      async () => {
        const jobId = await awardedJob(retailer, first, { requirements: [] });
        await first.post(`/api/jobs/${jobId}/start`);
        await first.post(`/api/jobs/${jobId}/complete`, {});
        await first.post(`/api/jobs/${jobId}/request-payment`, { requestedAmount: 4200.5 });
        const remittanceUrl = await upload(retailer, pdf(jobId), 'application/pdf');
        expectOneWinner(
          await all(() => retailer.post(`/api/payments/${jobId}/approve`, { remittanceUrl })),
          [409, 422],
        );
        const reviews = await all((index) =>
          (index % 2 ? retailer : first).post('/api/ratings', { jobId, communication: 4 }),
        );
        expectNoFaults(reviews);
        expect(
          wins(reviews)
            .map((answer) => answer.body.rating.reviewerRole)
            .sort(),
        ).toEqual(['installer', 'retailer']);
      },
      Math.ceil(rounds / 4),
    );
  });

  it('one address registers in sixteen spellings: one account', async () => {
    await repeat(
      async () => {
        const name = randomUUID();
        const spellings = [
          `${name}@example.com`,
          `${name.toUpperCase()}@Example.com`,
          ` ${name}@example.com `,
          `${name}@EXAMPLE.COM`,
        ];
        const answers = await all((index) =>
          app.client().post('/api/auth/register', { email: spellings[index % 4], password, role: 'installer' }),
        );
        expectOneWinner(answers);
      },
      Math.ceil(rounds / 4),
    );
  });

  it('a job is completed while a requirement is reopened: it is never complete with an open requirement', async () => {
    await repeat(async () => {
      const jobId = await awardedJob(retailer, first, { requirements: [{ label: 'Tidy', type: 'checkbox' }] });
      await first.post(`/api/jobs/${jobId}/start`);
      const { requirements } = (await first.get(`/api/jobs/${jobId}/requirements`)).body;
      const path = `/api/requirements/${requirements[0].id}`;
      await first.patch(`${path}/complete`, { completed: true });
      const answers = await all((index) =>
        index % 3 === 0
          ? first.post(`/api/jobs/${jobId}/complete`, {})
          : index % 3 === 1
            ? first.patch(`${path}/complete`, { completed: false })
            : retailer.post(`${path}/return`, { reason: 'Please redo' }),
      );
      expectNoFaults(answers);
      const job = await jobOf(jobId);
      expect([job.status, job.openRequirements]).not.toEqual(['completed', 1]);
    });
  });

  it('a date is set while the installer leaves: there is no date without an installer', async () => {
    await repeat(async () => {
      const jobId = await awardedJob(retailer, first);
      const installationDate = addDays(todayIn(usualZone, new Date()), 5);
      const answers = await all((index) =>
        index % 2
          ? retailer.post(`/api/jobs/${jobId}/schedule`, { installationDate })
          : first.post(`/api/jobs/${jobId}/unassign`, {}),
      );
      expectNoFaults(answers);
      // On a slow machine, each call to leave can lose to a new date. The job then stays booked.
      const hasLeft = answers.some(({ status }, index) => index % 2 === 0 && status === 200);
      expect(await jobOf(jobId)).toMatchObject(
        hasLeft
          ? { status: 'posted', installationDate: null, assignedInstallerId: null }
          : { status: 'booked', installationDate, assignedInstallerId: first.userId },
      );
    });
  });

  it('a file is finalised sixteen times: it is kept once', async () => {
    await repeat(
      async () => {
        const objectKey = await upload(retailer, png(randomUUID()), 'image/png');
        const answers = await all(() => retailer.post('/api/objects/finalize', { objectKey, visibility: 'private' }));
        expect(statuses(answers)).toEqual(Array.from({ length: clients }, () => 200));
      },
      Math.ceil(rounds / 4),
    );
  });

  const against: [string, (jobId: string, shareToken: string) => Promise<TestAnswer>][] = [
    ['deleted', (jobId) => retailer.delete(`/api/jobs/${jobId}`)],
    ['cancelled', (jobId) => retailer.post(`/api/jobs/${jobId}/cancel`, { reason: 'No longer needed' })],
    [
      'given another price',
      (jobId) => retailer.put(`/api/jobs/${jobId}`, jobForm({ isPublic: false, priceExGst: 999 })),
    ],
    ['given another link', (jobId) => retailer.post(`/api/jobs/${jobId}/share`, { rotate: true })],
  ];
  it.each(against)('a job is accepted and %s: the result is as if one came after the other', async (_, act) => {
    await repeat(
      async () => {
        const jobId = await postJob(retailer, { isPublic: false });
        const { shareToken } = (await retailer.post(`/api/jobs/${jobId}/share`, {})).body;
        const [acted, ...accepted] = await Promise.all([
          act(jobId, shareToken),
          ...installers.slice(0, 4).map((each) => each.post(`/api/jobs/${jobId}/accept`, { shareToken })),
        ]);
        expectNoFaults([acted!, ...accepted]);
        expect(wins(accepted).length).toBeLessThanOrEqual(1);
        const [winner] = wins(accepted);
        const { status, body } = await retailer.get(`/api/jobs/${jobId}`);
        if (winner && status === 200 && body.job.status === 'accepted') {
          const { data } = await rows().job.get({ jobId }).go();
          expect(winner.body.job.agreedPrice).toBe((data?.agreedPriceCents ?? 0) / 100);
        }
        if (status === 404) expect(winner).toBeUndefined();
      },
      Math.ceil(rounds / 4),
    );
  });

  it('one key is sent sixteen times: one effect, one answer', async () => {
    await repeat(
      async () => {
        const key = { 'idempotency-key': randomUUID() };
        const answers = await all(() => retailer.post('/api/jobs', jobForm({ isPublic: false }), key));
        expect(statuses(answers)).toEqual(Array.from({ length: clients }, () => 201));
        expect(new Set(answers.map((answer) => answer.body.job.id)).size).toBe(1);
        expect((await retailer.post('/api/jobs', jobForm({ notes: 'another' }), key)).body.code).toBe(
          'idempotency_mismatch',
        );
      },
      Math.ceil(rounds / 4),
    );
  });

  it('one notification is read sixteen times: the count falls by one', async () => {
    await app.settle();
    const before = (await retailer.get('/api/notifications')).body;
    const unread = before.notifications.find((each: { read: boolean }) => !each.read);
    const answers = await all(() => retailer.post(`/api/notifications/${unread.id}/read`));
    expect(statuses(answers)).toEqual(Array.from({ length: clients }, () => 200));
    expect((await retailer.get('/api/notifications')).body.unreadCount).toBe(before.unreadCount - 1);
  });
});

describe('afterwards', () => {
  it('the integrity check finds no differences', async () => {
    await app.settle();
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });
});
