import { deepEqual, equal, ok } from 'node:assert/strict';
import { customerPhone, jobForm, street } from './job-form.ts';
import type { People } from './people.ts';
import { refused, soon, type Walk } from './steps.ts';

/** Takes a private job through invitations, a share link, two unassignments and a cancellation. */
export async function share(walk: Walk, { retailer, installer, rival, visitor }: People): Promise<void> {
  const jobId = await walk.step('A retailer posts a private job that no one else can see', async () => {
    const { job } = await retailer.call('createJob', { body: jobForm({ isPublic: false }) });
    await refused('not_found', installer.call('getJob', { params: { id: job.id } }));
    return job.id;
  });
  const params = { id: jobId };
  const offeredTo = async (person: typeof installer) => (await person.call('getInstallerStats')).tabs.offered;

  const invites = await walk.step('The retailer invites two installers, who see it under Offered', async () => {
    const answer = await retailer.call('inviteInstallers', {
      params,
      body: { installerIds: [installer.userId, rival.userId], message: 'Would you like this one?' },
    });
    deepEqual([await offeredTo(installer), await offeredTo(rival)], [1, 1]);
    await soon(async () => {
      const { jobs } = await installer.call('listInstallerJobs', { query: { tab: 'offered' } });
      deepEqual(
        jobs.map((each) => [each.id, each.status]),
        [[jobId, 'offered']],
      );
    });
    return {
      installer: answer.invites.find((each) => each.installerId === installer.userId)?.id ?? '',
      rival: answer.invites.find((each) => each.installerId === rival.userId)?.id ?? '',
    };
  });
  await walk.step('One installer declines and can no longer see the job', async () => {
    const declined = { params: { id: invites.rival }, body: { status: 'declined' } } as const;
    equal((await rival.call('respondToInvite', declined)).invite.status, 'declined');
    equal(await offeredTo(rival), 0);
    await refused('not_found', rival.call('getJob', { params }));
    const { job } = await retailer.call('getJob', { params });
    deepEqual(job.inviteCounts, { pending: 1, accepted: 0, declined: 1 });
  });
  await walk.step('The other installer accepts and is assigned to the job', async () => {
    const accepted = { params: { id: invites.installer }, body: { status: 'accepted' } } as const;
    equal((await installer.call('respondToInvite', accepted)).invite.status, 'accepted');
    const { tabs } = await installer.call('getInstallerStats');
    deepEqual([tabs.offered, tabs.accepted], [0, 1]);
  });
  await walk.step('That installer withdraws, and the job is posted again', async () => {
    const { job } = await installer.call('unassignInstaller', { params, body: { reason: 'Broken arm' } });
    equal(job, null);
    await refused('not_found', installer.call('getJob', { params }));
    equal((await retailer.call('getJob', { params })).job.status, 'posted');
    equal((await retailer.call('getRetailerStats')).tabs.posted, 1);
  });
  const link = await walk.step(
    'The retailer shares a link, and a visitor who opens it sees only the title and suburb',
    async () => {
      const token = { params: await retailer.call('shareJob', { params }) };
      const shared = await visitor.call('getSharedJob', token);
      equal(shared.job.suburb, 'Castle Hill');
      ok(!JSON.stringify(shared).includes(street), 'A visitor can see the street.');
      return token;
    },
  );
  // The second installer (`rival`) has not confirmed their email address.
  await walk.step(
    'Another installer accepts the job by the link, and cannot see the customer until they confirm their address',
    async () => {
      await rival.call('getSharedJob', link);
      const { job } = await rival.call('acceptJob', { params });
      deepEqual([job.status, job.customerPhone], ['accepted', undefined]);
      await refused('not_found', visitor.call('getSharedJob', link));
    },
  );
  await walk.step('The retailer unassigns that installer, who then needs a link for their company', async () => {
    const { job } = await retailer.call('unassignInstaller', { params, body: { reason: 'The roof changed' } });
    equal(job?.status, 'posted');
    const fresh = await retailer.call('shareJob', { params, body: { rotate: true } });
    ok(fresh.shareToken !== link.params.shareToken, 'The link has not changed.');
    await refused('not_found', rival.call('getSharedJob', link));
    await refused('not_found', rival.call('getJob', { params }));
    await refused('not_found', rival.call('acceptJob', { params, body: fresh }));
    const own = await retailer.call('shareJob', { params, body: { rotate: true, onlyFor: rival.userId } });
    await rival.call('acceptJob', { params, body: own });
  });
  await walk.step('The retailer cancels with a reason, and the installer is notified', async () => {
    await refused('invalid', retailer.call('cancelJob', { params, body: { reason: '' } }));
    const { job } = await retailer.call('cancelJob', { params, body: { reason: 'The house was sold' } });
    equal(job.status, 'cancelled');
    const { job: seen } = await rival.call('getJob', { params });
    ok(!JSON.stringify(seen).includes(customerPhone), "The customer's phone is still shown.");
    await refused('wrong_state', retailer.call('deleteJob', { params }));
    await soon(async () => {
      const { notifications } = await rival.call('listNotifications');
      ok(
        notifications.some((each) => each.jobId === jobId && each.text.includes('The house was sold')),
        'The installer was not notified.',
      );
    });
  });
}
