import { applicationRoutes } from '#shared/api/applications.ts';
import { childId } from '#shared/domain/ids.ts';
import { jobAnswer, replayJob } from '../core/jobs/views/job-answers.ts';
import { applyForJob, withdrawApplication } from '../core/proposals/applications.ts';
import { acceptJob } from '../core/proposals/awards.ts';
import { listCandidates } from '../core/proposals/candidates/list-candidates.ts';
import { decideApplication, respondToInvite } from '../core/proposals/decisions.ts';
import { inviteInstallers } from '../core/proposals/invites.ts';
import { listJobApplications, listJobInvites } from '../core/proposals/job-proposals.ts';
import { listOwnApplications, listOwnInvites } from '../core/proposals/own-proposals.ts';
import { accessOf } from '../core/proposals/proposal-access.ts';
import { applicationViewOf, inviteViewOf } from '../core/proposals/proposal-views.ts';
import { referenceOfInvites, replayApplication, replayInvite, replayInvites } from '../core/proposals/replays.ts';
import { reviewApplications } from '../core/proposals/review-applications.ts';
import { createHandler } from '../http/chain/create-handler.ts';

export const handler = createHandler('applications', applicationRoutes, {
  acceptJob: {
    run: async (call) =>
      jobAnswer(await acceptJob({ ...call, shareToken: call.body.shareToken }, call.loaded, call.body.termsVersion)),
    replay: replayJob,
  },
  applyForJob: {
    run: async (call) => {
      const reference = childId(call.params.id, call.actor.userId);
      const { application, access } = await applyForJob({ ...call, reference }, call.loaded, call.body);
      return { reference, body: { application: applicationViewOf(application, access.job) } };
    },
    replay: replayApplication,
  },
  listJobApplications: ({ loaded, query, request }) => listJobApplications(loaded, query, request.now),
  reviewApplications: {
    run: async (call) => {
      await reviewApplications(call.actor, call.loaded.job, call.body.installerIds, call.request);
      return { reference: call.params.id, body: undefined };
    },
    replay: async () => undefined,
  },
  listOwnApplications: ({ actor, query }) => listOwnApplications(actor.userId, query.cursor),
  decideApplication: {
    run: async (call) => {
      const reference = call.params.id;
      await decideApplication({ ...call, reference }, call.loaded, call.body);
      return { reference, body: await replayApplication(call.actor, reference) };
    },
    replay: replayApplication,
  },
  withdrawApplication: {
    run: async (call) => {
      await withdrawApplication(call, accessOf(call.loaded));
      return { reference: call.params.id, body: undefined };
    },
    replay: async () => undefined,
  },
  listCandidates: ({ loaded, query, request }) => listCandidates(loaded.job, query, request.now),
  listJobInvites: ({ loaded, query, request }) => listJobInvites(loaded.job, query.cursor, request.now),
  inviteInstallers: {
    run: async (call) => {
      const reference = referenceOfInvites(call.params.id, call.body.installerIds);
      const { invites, unchanged } = await inviteInstallers({ ...call, reference }, call.loaded, call.body);
      return { reference, body: { invites: invites.map((row) => inviteViewOf(row, call.request.now)), unchanged } };
    },
    replay: replayInvites,
  },
  listOwnInvites: ({ actor, query, request }) => listOwnInvites(actor.userId, query.cursor, request.now),
  respondToInvite: {
    run: async (call) => {
      const reference = call.params.id;
      await respondToInvite({ ...call, reference }, call.loaded, call.body);
      return { reference, body: await replayInvite(call.actor, reference) };
    },
    replay: replayInvite,
  },
});
