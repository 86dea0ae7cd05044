import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { metered } from '#infra/bench/meter.ts';
import { awardedJob, pdf, postJob, upload } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { addDays, hourAt, todayIn, usualZone } from '#shared/domain/civil-date.ts';
import type { SuggestedDay } from '#shared/domain/jobs/schedule-plan.ts';
import { unansweredAfterHours, type WorkKind } from '#shared/domain/jobs/worklist.ts';
import { type SuggestionFacts, suggestedDay } from '#shared/domain/people/suggested-day.ts';
import { crowdedJobs, fillOwnList } from '../../harness/crowded-jobs.ts';
import { colleagueOf } from '../../harness/join-company.ts';
import { startedApp } from '../../harness/started-app.ts';
import { stopClockAt } from '../../harness/stopped-clock.ts';

const app = startedApp();
let retailer: Client;
let installer: Client;
let other: Client;
beforeAll(async () => {
  [retailer, installer, other] = await Promise.all([app.retailer(), app.installer(), app.installer()]);
});

interface Row {
  kind: WorkKind;
  job: { id: string; customerName?: string };
  waitingSince: string;
  applicant?: { installerId: string };
  returned?: string[];
  requestedExGst?: number;
  suggestedDay?: SuggestedDay | null;
}

/** Returns the rows of each kind whose count is not zero, and checks each count against its rows. */
async function workOf(person: Client): Promise<Partial<Record<WorkKind, Row[]>>> {
  await app.settle();
  const { body } = await person.get('/api/dashboard/worklist');
  const work: Partial<Record<WorkKind, Row[]>> = {};
  for (const { kind, count } of body.counts as { kind: WorkKind; count: number }[]) {
    const { rows } = (await person.get(`/api/dashboard/worklist?kind=${kind}`)).body as { rows: Row[] };
    expect([kind, rows.length]).toEqual([kind, count]);
    expect(rows.every((row) => row.kind === kind)).toBe(true);
    if (count > 0) work[kind] = rows;
  }
  return work;
}

const idsOf = async (person: Client): Promise<Partial<Record<WorkKind, string[]>>> =>
  Object.fromEntries(Object.entries(await workOf(person)).map(([kind, rows]) => [kind, rows.map(({ job }) => job.id)]));

const apply = (who: Client, jobId: string) =>
  who.post(`/api/jobs/${jobId}/apply`, { message: 'Happy to help', leadTimeDays: 7 });

describe('a worklist', () => {
  it('has one row for each open application, job by job, beginning with the oldest application', async () => {
    const [first, second] = [await postJob(retailer), await postJob(retailer)];
    await apply(installer, second);
    await apply(other, first);
    await apply(other, second);
    const { applications = [] } = await workOf(retailer);
    expect(applications.map(({ job, applicant }) => [job.id, applicant?.installerId])).toEqual([
      [second, other.userId],
      [second, installer.userId],
      [first, other.userId],
    ]);
    expect(applications[0]?.waitingSince).toBe(todayIn(usualZone, new Date()));

    const about = (who: Client) => retailer.get(`/api/jobs/${second}/applications?installerId=${who.userId}`);
    const { applications: one, nextCursor } = (await about(other)).body;
    expect([one.map(({ installerId }: { installerId: string }) => installerId), nextCursor]).toEqual([
      [other.userId],
      null,
    ]);
    expect((await about(retailer)).body.applications).toEqual([]);

    await retailer.put(`/api/applications/${second}.${installer.userId}`, { status: 'rejected' });
    expect((await idsOf(retailer)).applications).toEqual([first, second]);
    await retailer.put(`/api/applications/${second}.${other.userId}`, { status: 'accepted' });
    expect(await idsOf(retailer)).toEqual({ applications: [first], dates: [second] });
    expect(await idsOf(other)).toEqual({ dates: [second] });

    await retailer.delete(`/api/jobs/${first}`);
    await retailer.post(`/api/jobs/${second}/cancel`, { reason: 'The customer has changed their mind' });
    expect([await idsOf(retailer), await idsOf(other), await idsOf(installer)]).toEqual([{}, {}, {}]);
  });

  it('lists the applicants of a job in the order of its page, the best fit first', async () => {
    const near = await app.installer();
    const far = await app.installer({ latitude: -28.64, longitude: 153.61 });
    const jobId = await postJob(retailer);
    for (const each of [near, far]) await apply(each, jobId);
    const { applications = [] } = await workOf(retailer);
    expect(applications.map(({ applicant }) => applicant?.installerId)).toEqual([near.userId, far.userId]);
    await retailer.delete(`/api/jobs/${jobId}`);
  });

  it('has an invitation until it is answered', async () => {
    const jobId = await postJob(retailer, { isPublic: false });
    await retailer.post(`/api/jobs/${jobId}/invites`, { installerIds: [installer.userId, other.userId] });
    const { offers = [] } = await workOf(installer);
    expect(offers).toMatchObject([{ job: { id: jobId, status: 'offered' }, answerBefore: expect.any(String) }]);
    expect(JSON.stringify(offers)).not.toContain('Casey');
    await installer.post(`/api/invites/${jobId}.${installer.userId}/respond`, { status: 'declined' });
    expect(await idsOf(installer)).toEqual({});
    await retailer.delete(`/api/jobs/${jobId}`);
    expect(await idsOf(other)).toEqual({});
  });

  it('has a job for each party that must act, until both have reviewed', async () => {
    const jobId = await awardedJob(retailer, installer, {
      requirements: [{ type: 'checkbox', label: 'Site is clean', required: true }],
    });
    const path = `/api/jobs/${jobId}`;
    const sides = async () => [await idsOf(retailer), await idsOf(installer)];
    expect(await sides()).toEqual([{ dates: [jobId] }, { dates: [jobId] }]);

    const day = addDays(todayIn(usualZone, new Date()), 5);
    await retailer.post(`${path}/schedule`, { installationDate: day });
    expect(await sides()).toEqual([{}, {}]);
    for (const person of [retailer, installer])
      expect((await person.get('/api/dashboard/worklist')).body.next).toEqual({ date: day, count: 1 });

    await installer.post(`${path}/start`, { installationDate: todayIn(usualZone, new Date()) });
    const [requirement] = (await installer.get(`${path}/requirements`)).body.requirements;
    const done = () => installer.patch(`/api/requirements/${requirement.id}/complete`, { completed: true });
    await done();
    await installer.post(`${path}/complete`, {});
    expect(await sides()).toEqual([{}, { requests: [jobId] }]);

    await retailer.post(`/api/requirements/${requirement.id}/return`, { reason: 'There are still boxes' });
    expect(await sides()).toEqual([{}, { returned: [jobId] }]);
    expect((await workOf(installer)).returned).toMatchObject([{ returned: ['Site is clean'] }]);
    await done();
    expect(await sides()).toEqual([{}, {}]);

    await installer.post(`${path}/complete`, {});
    await installer.post(`${path}/request-payment`, { requestedAmount: 4200.5 });
    expect(await sides()).toEqual([{ approvals: [jobId] }, {}]);
    expect((await workOf(retailer)).approvals).toMatchObject([
      { requestedExGst: 4200.5, job: { customerName: 'Casey Customer' } },
    ]);

    const remittanceUrl = await upload(retailer, pdf('remittance'), 'application/pdf');
    await retailer.post(`/api/payments/${jobId}/approve`, { remittanceUrl });
    expect(await sides()).toEqual([{ reviews: [jobId] }, { reviews: [jobId] }]);
    await retailer.post('/api/ratings', { jobId, professionalism: 5, communication: 4, workmanship: 4 });
    expect((await idsOf(retailer)).reviews).toBeUndefined();
  });

  it('has no row for the owner after the whole work is returned, and one for the installer to do it again', async () => {
    const jobId = await awardedJob(retailer, installer, { requirements: [] });
    await installer.post(`/api/jobs/${jobId}/start`);
    await installer.post(`/api/jobs/${jobId}/complete`, {});
    await retailer.post(`/api/jobs/${jobId}/return`, { reason: 'A cable hangs down' });
    expect((await workOf(installer)).returned).toMatchObject([{ job: { id: jobId }, returned: [] }]);
    expect(await idsOf(retailer)).toEqual({});
  });

  describe('of days that have passed', () => {
    let owner: Client;
    let crew: Client;
    beforeAll(async () => {
      [owner, crew] = await Promise.all([app.retailer(), app.installer()]);
    });
    afterEach(async () => {
      await app.settle();
      jest.useRealTimers();
    });
    // The tests stop the clock in the past, because in the future the sessions would have expired.
    const yesterday = addDays(todayIn(usualZone, new Date()), -1);
    const noonOf = (day: string): number => hourAt(usualZone, day, 12).getTime();
    const end = (...ids: string[]) =>
      Promise.all(ids.map((id) => owner.post(`/api/jobs/${id}/cancel`, { reason: 'The customer has moved' })));

    it('has a job whose date has passed without a start, for both parties, until it starts or has a new date', async () => {
      stopClockAt(noonOf(yesterday));
      const [first, second] = [await awardedJob(owner, crew), await awardedJob(owner, crew)];
      for (const id of [first, second])
        expect((await owner.post(`/api/jobs/${id}/schedule`, { installationDate: yesterday })).status).toBe(200);
      expect([await idsOf(owner), await idsOf(crew)]).toEqual([{}, {}]);

      jest.useRealTimers();
      for (const person of [owner, crew]) {
        const { overdue = [], ...others } = await workOf(person);
        expect(others).toEqual({});
        expect(overdue.map(({ job }) => job.id).sort()).toEqual([first, second].sort());
        expect(overdue.map(({ waitingSince }) => waitingSince)).toEqual([yesterday, yesterday]);
      }
      await owner.post(`/api/jobs/${first}/schedule`, { installationDate: addDays(yesterday, 5) });
      expect([(await idsOf(owner)).overdue, (await idsOf(crew)).overdue]).toEqual([[second], [second]]);
      await crew.post(`/api/jobs/${second}/start`, { installationDate: addDays(yesterday, 1) });
      expect([await idsOf(owner), await idsOf(crew)]).toEqual([{}, {}]);
      await end(first, second);
    });

    it('uses the date at the site, not the date in Sydney', async () => {
      const day = addDays(todayIn('Australia/Perth', new Date()), -1);
      const midnight = hourAt('Australia/Perth', addDays(day, 1), 0).getTime();
      stopClockAt(hourAt('Australia/Perth', day, 8).getTime());
      const jobId = await awardedJob(owner, crew, { address: '1 Ocean Street, Fremantle WA 6160' });
      expect((await owner.post(`/api/jobs/${jobId}/schedule`, { installationDate: day })).status).toBe(200);
      stopClockAt(midnight - 1);
      expect(todayIn(usualZone, new Date())).toBe(addDays(day, 1));
      expect([await idsOf(owner), await idsOf(crew)]).toEqual([{}, {}]);
      stopClockAt(midnight);
      expect([await idsOf(owner), await idsOf(crew)]).toEqual([{ overdue: [jobId] }, { overdue: [jobId] }]);
      await end(jobId);
    });

    it('has a posted job without applications or invitations after a day, only for its owner', async () => {
      const start = noonOf(addDays(yesterday, -1));
      stopClockAt(start);
      const [open, applied, invited] = [await postJob(owner), await postJob(owner), await postJob(owner)];
      await apply(crew, applied);
      await owner.post(`/api/jobs/${invited}/invites`, { installerIds: [crew.userId] });
      stopClockAt(start + unansweredAfterHours * 3_600_000 - 1);
      expect(await idsOf(owner)).toEqual({ applications: [applied] });
      stopClockAt(start + unansweredAfterHours * 3_600_000);
      expect((await workOf(owner)).unanswered).toMatchObject([
        { job: { id: open }, waitingSince: addDays(yesterday, -1) },
      ]);

      await crew.post(`/api/invites/${invited}.${crew.userId}/respond`, { status: 'declined' });
      expect((await idsOf(owner)).unanswered?.sort()).toEqual([open, invited].sort());
      await owner.post(`/api/jobs/${open}/invites`, { installerIds: [other.userId] });
      expect(await idsOf(owner)).toEqual({ applications: [applied], unanswered: [invited] });
      expect(await idsOf(crew)).toEqual({});
    });
  });

  it('lists the oldest 100 of many jobs, and counts them all', async () => {
    const owner = await app.retailer();
    const posted = crowdedJobs(150).map((job) => ({
      ...job,
      status: 'posted' as const,
      installationDate: undefined,
      card: { ...job.card, applicationsOpen: 0, invitesPending: 0 },
    }));
    await fillOwnList(owner.userId, posted);
    const { counts } = (await owner.get('/api/dashboard/worklist')).body;
    expect(counts).toContainEqual({ kind: 'unanswered', count: 150 });
    const requests = await metered(documents, async () => {
      await owner.get('/api/dashboard/worklist?kind=unanswered');
    });
    // DynamoDB reads at most 100 rows in one batch, so more rows would need a second request.
    expect(requests.filter(({ command }) => command === 'BatchGetItemCommand')).toHaveLength(1);
  });

  it('of a bookkeeper has only payments', async () => {
    const bookkeeper = await colleagueOf(app, retailer, { rank: 'bookkeeper' });
    const { body } = await bookkeeper.get('/api/dashboard/worklist');
    expect(body.counts.map(({ kind }: Row) => kind)).toEqual(['approvals']);
    for (const kind of ['overdue', 'unanswered'])
      expect((await bookkeeper.get(`/api/dashboard/worklist?kind=${kind}`)).body.rows).toEqual([]);
  });

  it('refuses a kind that does not exist, and names the field', async () => {
    const { status, body } = await retailer.get('/api/dashboard/worklist?kind=nonsense');
    expect([status, Object.keys(body.fields)]).toEqual([422, ['kind']]);
  });
});

describe('the suggested day of a job without a date', () => {
  const dayOf = async (person: Client, jobId: string): Promise<SuggestedDay | null | undefined> =>
    (await workOf(person)).dates?.find(({ job }) => job.id === jobId)?.suggestedDay;
  const planOf = async (person: Client, jobId: string): Promise<SuggestionFacts> =>
    (await person.get(`/api/jobs/${jobId}/schedule-plan`)).body.plan;
  const undated = (crew: Client) => awardedJob(retailer, crew, { requirements: [] });

  it('is the first day without a warning in its plan, for both parties, and changes when it is taken', async () => {
    const crew = await app.installer();
    const [first, second] = [await undated(crew), await undated(crew)];
    const day = suggestedDay(await planOf(retailer, first));
    expect(day).not.toBeNull();
    expect([await dayOf(retailer, first), await dayOf(crew, first)]).toEqual([day, day]);

    await retailer.post(`/api/jobs/${first}/schedule`, { installationDate: day?.day });
    const next = await dayOf(retailer, second);
    expect(next).toEqual(suggestedDay(await planOf(crew, second)));
    expect(next && day && next.day > day.day).toBe(true);
    await crew.put('/api/days-off', { from: next?.day, to: next?.day, isOff: true });
    expect(await dayOf(retailer, second)).toEqual(suggestedDay(await planOf(crew, second)));
    expect(await dayOf(retailer, second)).not.toEqual(next);
  });

  it('is a later day for each further job of the installer, and the job that has waited longest gets the first', async () => {
    const [crew, idle] = await Promise.all([app.installer(), app.installer()]);
    const ids = [await undated(crew), await undated(crew), await undated(crew)];
    const other = await undated(idle);
    const first = suggestedDay(await planOf(retailer, ids[0] ?? ''));
    for (const person of [retailer, crew]) {
      const { dates = [] } = await workOf(person);
      const own = dates.filter(({ job }) => ids.includes(job.id));
      expect(own.map(({ job }) => job.id)).toEqual(ids);
      expect(own[0]?.suggestedDay).toEqual(first);
      const days = own.map((row) => row.suggestedDay?.day);
      expect(days).toEqual([...new Set(days)].sort());
    }
    expect(await dayOf(retailer, other)).toEqual(first);
  });

  it('reads each installer once, however many jobs wait for a date', async () => {
    const owner = await app.retailer();
    const crew = await app.installer();
    const reads = async (): Promise<number> => {
      await app.settle();
      const requests = await metered(documents, async () => {
        await owner.get('/api/dashboard/worklist?kind=dates');
      });
      return requests.length;
    };
    await awardedJob(owner, crew, { requirements: [] });
    const one = await reads();
    for (const _ of [1, 2, 3]) await awardedJob(owner, crew, { requirements: [] });
    expect(await reads()).toBe(one);
  });
});
