import { applicationRoutes } from '#shared/api/applications.ts';
import { childId } from '#shared/domain/ids.ts';
import type { InviteStatus } from '#shared/domain/job.ts';
import type { Actor } from '../core/actor.ts';
import { applyForJob, rejectApplication, withdrawApplication } from '../core/proposals/applications.ts';
import { acceptApplication, acceptJob } from '../core/proposals/awards.ts';
import { declineInvite, findInvites, inviteInstallers } from '../core/proposals/invites.ts';
import { listJobApplications, listJobInvites } from '../core/proposals/job-proposals.ts';
import { listOwnApplications, listOwnInvites } from '../core/proposals/own-proposals.ts';
import { accessOf, type ProposalAccess, requireApplication, requireInvite } from '../core/proposals/proposal-access.ts';
import { applicationViewOf, inviteViewOf } from '../core/proposals/proposal-views.ts';
import { createHandler } from '../http/chain/create-handler.ts';
import { findAgain, jobAnswer, replayJob } from '../http/job-answers.ts';

const applicationAnswer = async (actor: Actor, id: string) => {
  const { application, job } = await requireApplication(id, actor);
  return { application: applicationViewOf(application, job) };
};

const inviteAnswer = async (actor: Actor, id: string) => ({ invite: inviteViewOf(await requireInvite(id, actor)) });

/** The reference names the job and those who were invited with it. */
const invitesAgain = async (actor: Actor, reference: string) => {
  const [jobId = '', ...installerIds] = reference.split(' ');
  const { job } = await findAgain(actor, jobId);
  return { invites: (await findInvites(job.jobId, installerIds)).map(inviteViewOf) };
};

/** Answering the same way twice changes nothing. */
const hasResponded = ({ invite }: ProposalAccess, status: InviteStatus): boolean => invite?.status === status;

export const handler = createHandler('applications', applicationRoutes, {
  acceptJob: {
    run: async (call) => jobAnswer(await acceptJob({ ...call, shareToken: call.body.shareToken }, call.loaded)),
    replay: replayJob,
  },
  applyForJob: {
    run: async (call) => {
      const reference = childId(call.params.id, call.actor.userId);
      const { application, access } = await applyForJob({ ...call, reference }, call.loaded, call.body);
      return { reference, body: { application: applicationViewOf(application, access.job) } };
    },
    replay: applicationAnswer,
  },
  listJobApplications: ({ loaded, query }) => listJobApplications(loaded.job, query.cursor),
  listOwnApplications: ({ actor, query }) => listOwnApplications(actor.userId, query.cursor),
  decideApplication: {
    run: async (call) => {
      const reference = call.params.id;
      const decide = call.body.status === 'accepted' ? acceptApplication : rejectApplication;
      await decide({ ...call, reference }, accessOf(call.loaded), call.loaded.installerId);
      return { reference, body: await applicationAnswer(call.actor, reference) };
    },
    replay: applicationAnswer,
  },
  withdrawApplication: {
    run: async (call) => {
      await withdrawApplication(call, accessOf(call.loaded));
      return { reference: call.params.id, body: undefined };
    },
    replay: async () => undefined,
  },
  listJobInvites: ({ loaded, query }) => listJobInvites(loaded.job, query.cursor),
  inviteInstallers: {
    run: async (call) => {
      const reference = [call.params.id, ...call.body.installerIds].join(' ');
      const invites = await inviteInstallers({ ...call, reference }, call.loaded, call.body);
      return { reference, body: { invites: invites.map(inviteViewOf) } };
    },
    replay: invitesAgain,
  },
  listOwnInvites: ({ actor, query }) => listOwnInvites(actor.userId, query.cursor),
  respondToInvite: {
    run: async (call) => {
      const reference = call.params.id;
      const respond = call.body.status === 'accepted' ? acceptJob : declineInvite;
      if (!hasResponded(call.loaded, call.body.status)) await respond({ ...call, reference }, accessOf(call.loaded));
      return { reference, body: await inviteAnswer(call.actor, reference) };
    },
    replay: inviteAnswer,
  },
});
