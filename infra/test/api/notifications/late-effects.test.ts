import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { carryOut } from '#functions/core/follow-ups/carry-out.ts';
import { closeProposals } from '#functions/core/proposals/close-proposals.ts';
import { documents } from '#functions/data/client.ts';
import { outboxLists } from '#functions/data/entities/running/outbox-entity.ts';
import { rows } from '#functions/data/service.ts';
import { outboxKeyPrefix } from '#functions/data/table.ts';
import { handler } from '#functions/events/consumer.ts';
import { awardedJob, postJob } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { startedApp } from '../../harness/started-app.ts';

/** Follow-up work may run late, twice or in another order while people change the same jobs. The result must be the same. */

const app = startedApp();
let retailer: Client;
let ann: Client;
let bob: Client;
let release = () => {};

beforeAll(async () => {
  [retailer, ann, bob] = await Promise.all([app.retailer(), app.installer(), app.installer()]);
});
afterEach(() => release());

async function expectNoDifferences(): Promise<void> {
  release();
  await app.settle();
  expect(await findDifferences(documents, app.tableName)).toEqual([]);
}
const hold = async () => {
  await app.settle();
  release = app.hold();
};
const apply = (who: Client, jobId: string) => who.post(`/api/jobs/${jobId}/apply`, { leadTimeDays: 3 });
const decide = (jobId: string, who: Client, status: string) =>
  retailer.put(`/api/applications/${jobId}.${who.userId}`, { status });
const applicationOf = async (jobId: string, who: Client) => {
  const { body } = await retailer.get(`/api/jobs/${jobId}/applications`);
  return body.applications.find((each: { installerId: string }) => each.installerId === who.userId)?.status;
};
const pendingOf = async () => (await retailer.get('/api/dashboard/retailer/stats')).body.applicationsPending;
const tabsOf = async (who: Client) => (await who.get('/api/dashboard/installer/stats')).body.tabs;

async function waiting(): Promise<string[]> {
  const { data } = await rows().outbox.query.waiting({ list1pk: outboxLists.outbox() }).go({ pages: 'all' });
  return data.map((row) => row.outboxId);
}
const batchOf = (ids: readonly string[]): DynamoDBStreamEvent => ({
  Records: ids.map((id, index) => ({
    eventName: 'INSERT',
    dynamodb: { Keys: { pk: { S: `${outboxKeyPrefix}${id}` } }, SequenceNumber: String(index) },
  })),
});

/** Awards a job and unassigns the installer before the consumer has closed the other applications. */
async function openedAgain(): Promise<string> {
  const jobId = await postJob(retailer);
  await Promise.all([apply(ann, jobId), apply(bob, jobId)]);
  await hold();
  expect((await decide(jobId, ann, 'accepted')).status).toBe(200);
  expect((await retailer.post(`/api/jobs/${jobId}/unassign`, {})).status).toBe(200);
  return jobId;
}

describe('when the consumer is late', () => {
  it('an application that was not closed yet still counts after an unassignment', async () => {
    const before = await pendingOf();
    const jobId = await openedAgain();
    await expectNoDifferences();
    expect(await applicationOf(jobId, bob)).toBe('applied');
    expect(await pendingOf()).toBe(before + 1);
  });

  it.each([
    ['turned down', (jobId: string) => decide(jobId, bob, 'rejected')],
    ['withdrawn', (jobId: string) => bob.post(`/api/applications/${jobId}.${bob.userId}/withdraw`)],
  ])('an application %s before the follow-up work brings no count below zero', async (_, act) => {
    const before = await pendingOf();
    const jobId = await openedAgain();
    expect((await act(jobId)).status).toBeLessThan(300);
    expect(await pendingOf()).toBeGreaterThanOrEqual(before);
    await expectNoDifferences();
    expect(await pendingOf()).toBe(before);
    expect(await applicationOf(jobId, bob)).not.toBe('applied');
  });

  /** Creates a job whose application or invitations an award has closed. The unassignment has not reopened them yet. */
  async function closedAndOpened(
    changes: Record<string, unknown> = {},
    invited: readonly Client[] = [],
  ): Promise<string> {
    const jobId = await postJob(retailer, changes);
    const { shareToken } = (await retailer.post(`/api/jobs/${jobId}/share`, {})).body;
    if (invited.length === 0) await apply(bob, jobId);
    else await retailer.post(`/api/jobs/${jobId}/invites`, { installerIds: invited.map((each) => each.userId) });
    expect((await ann.post(`/api/jobs/${jobId}/accept`, { shareToken })).status).toBe(200);
    await hold();
    expect((await retailer.post(`/api/jobs/${jobId}/unassign`, {})).status).toBe(200);
    return jobId;
  }

  it('an application turned down before it was reopened stays turned down', async () => {
    const jobId = await closedAndOpened();
    expect((await decide(jobId, bob, 'rejected')).status).toBe(200);
    await expectNoDifferences();
    expect(await applicationOf(jobId, bob)).toBe('rejected');
  });

  it('an application accepted before it was reopened stays withdrawn after its installer leaves the job', async () => {
    const jobId = await closedAndOpened();
    expect((await decide(jobId, bob, 'accepted')).status).toBe(200);
    expect((await bob.post(`/api/jobs/${jobId}/unassign`, {})).status).toBe(200);
    await expectNoDifferences();
    expect(await applicationOf(jobId, bob)).toBe('withdrawn');
  });

  it('an invitation declined before it was reopened is not counted down twice', async () => {
    const before = await tabsOf(bob);
    const jobId = await closedAndOpened({ isPublic: false }, [bob]);
    expect((await bob.post(`/api/invites/${jobId}.${bob.userId}/respond`, { status: 'declined' })).status).toBe(200);
    expect(await tabsOf(bob)).toEqual(before);
    await expectNoDifferences();
  });

  it('an invitation accepted before it was reopened stays accepted', async () => {
    const jobId = await closedAndOpened({ isPublic: false }, [bob]);
    const answer = await bob.post(`/api/invites/${jobId}.${bob.userId}/respond`, { status: 'accepted' });
    expect(answer.body.invite.status).toBe('accepted');
    await expectNoDifferences();
  });

  it('an invitation accepted while an earlier award is still being closed stays accepted', async () => {
    const jobId = await postJob(retailer, { isPublic: false });
    const { shareToken } = (await retailer.post(`/api/jobs/${jobId}/share`, {})).body;
    await retailer.post(`/api/jobs/${jobId}/invites`, { installerIds: [bob.userId] });
    await hold();
    await ann.post(`/api/jobs/${jobId}/accept`, { shareToken });
    // After `closeProposals` has read the pending invitation, the job is reopened and the invited installer accepts.
    let isFirst = true;
    documents.middlewareStack.add(
      (next, context) => async (args) => {
        if (isFirst && context.commandName === 'TransactWriteItemsCommand') {
          isFirst = false;
          await retailer.post(`/api/jobs/${jobId}/unassign`, {});
          await bob.post(`/api/invites/${jobId}.${bob.userId}/respond`, { status: 'accepted' });
        }
        return next(args);
      },
      { name: 'interleave', step: 'initialize' },
    );
    try {
      await closeProposals(jobId, new Date());
    } finally {
      documents.middlewareStack.remove('interleave');
    }
    expect((await retailer.get(`/api/jobs/${jobId}`)).body.job.assignedInstallerId).toBe(bob.userId);
    await expectNoDifferences();
  });
});

describe('follow-up work', () => {
  it('takes effect once when it is done twice, one after the other or at the same time', async () => {
    await hold();
    const jobId = await awardedJob(retailer, ann);
    const unreadBefore = (await retailer.get('/api/notifications')).body.unreadCount;
    const ids = await waiting();
    const now = new Date();
    for (const id of ids) {
      await carryOut(id, now);
      await carryOut(id, now);
    }
    for (const id of await waiting()) await Promise.all([carryOut(id, now), carryOut(id, now)]);
    expect((await retailer.get('/api/notifications')).body.unreadCount).toBe(unreadBefore + 1);
    expect(await waiting()).toEqual([]);
    await expectNoDifferences();
    const { body } = await retailer.get('/api/notifications');
    const told = body.notifications.filter((each: { jobId: string }) => each.jobId === jobId);
    expect(told.map((each: { title: string }) => each.title)).toEqual(['New application']);
  });

  it('has the same result in any order and however often a batch is delivered', async () => {
    await hold();
    const jobId = await postJob(retailer);
    await Promise.all([apply(ann, jobId), apply(bob, jobId)]);
    await decide(jobId, ann, 'accepted');
    await retailer.post(`/api/jobs/${jobId}/unassign`, {});
    await decide(jobId, bob, 'accepted');
    const removed = await postJob(retailer);
    await apply(ann, removed);
    await retailer.delete(`/api/jobs/${removed}`);
    for (let left = await waiting(); left.length > 0; left = await waiting()) {
      const backwards = [...left].reverse();
      const shuffled = [...left].sort((a, b) => a.slice(-6).localeCompare(b.slice(-6)));
      const answers = await Promise.all([handler(batchOf(backwards)), handler(batchOf([...shuffled, ...left]))]);
      expect(answers).toEqual([{ batchItemFailures: [] }, { batchItemFailures: [] }]);
    }
    await expectNoDifferences();
    expect(await applicationOf(jobId, bob)).toBe('accepted');
  });

  it('does not notify the owner of an application to a job that was deleted since', async () => {
    await hold();
    const unread = (await retailer.get('/api/notifications')).body.unreadCount;
    const jobId = await postJob(retailer);
    await apply(ann, jobId);
    await retailer.delete(`/api/jobs/${jobId}`);
    await expectNoDifferences();
    expect((await retailer.get('/api/notifications')).body.unreadCount).toBe(unread);
    const { body } = await ann.get('/api/notifications');
    expect(body.notifications[0]).toMatchObject({ jobId: null, kind: 'job' });
  });
});
