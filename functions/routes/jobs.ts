import { jobRoutes } from '#shared/api/jobs.ts';
import { installerStats, retailerStats } from '../core/figures/dashboard-stats.ts';
import { jobAnswer, replayJob, replayShare } from '../core/jobs/views/job-answers.ts';
import { showJob } from '../core/jobs/views/job-view.ts';
import { withPhotoTimes } from '../core/jobs/views/photo-times.ts';
import { getSharedJob } from '../core/jobs/views/shared-job.ts';
import { findUnreadOf } from '../core/notifications/unread-of-job.ts';
import { findWork } from '../core/search/find-work/find-work.ts';
import { findOwnJobs } from '../core/search/own-jobs/find-own-jobs.ts';
import { listInstallerJobs, listRetailerJobs } from '../core/search/own-jobs/own-jobs.ts';
import { worklist } from '../core/worklist/worklist.ts';
import { createHandler } from '../http/chain/create-handler.ts';

/** Most calls only read, so the code that changes a job loads with the first change. */
const savers = {
  create: () => import('../core/jobs/create-job.ts'),
  update: () => import('../core/jobs/update-job.ts'),
  end: () => import('../core/jobs/end-job.ts'),
  share: () => import('../core/jobs/share-links.ts'),
};

export const handler = createHandler('jobs', jobRoutes, {
  listRetailerJobs: ({ actor, query }) => listRetailerJobs(actor.userId, query.tab, query.cursor),
  listInstallerJobs: ({ actor, query, request }) => listInstallerJobs(actor, query.tab, query.cursor, request.now),
  listOwnJobs: ({ actor, query }) => findOwnJobs(actor, query),
  listPublicJobs: ({ actor, query, request }) => findWork(actor.userId, query, request.now),
  getRetailerStats: ({ actor }) => retailerStats(actor.userId),
  getInstallerStats: ({ actor }) => installerStats(actor),
  getWorklist: ({ actor, query, request }) => worklist(actor, query, request.now),
  getJob: async ({ actor, loaded }) => {
    const shown = showJob(loaded).then(withPhotoTimes);
    const [job, unreadNotifications] = await Promise.all([shown, findUnreadOf(actor, loaded.job.jobId)]);
    const viewer = unreadNotifications.length > 0 ? { ...job.viewer, unreadNotifications } : job.viewer;
    return { job: { ...job, viewer } };
  },
  getSharedJob: ({ actor, params, request }) => getSharedJob(actor, params.shareToken, request.now),
  listJobHistory: async ({ actor, loaded, query }) =>
    (await import('../core/jobs/history/list-history.ts')).listHistory(actor, loaded, query.cursor),
  createJob: {
    run: async (call) => jobAnswer(await (await savers.create()).createJob(call, call.body)),
    replay: replayJob,
    // A draft counts as an ordinary write, because only its owner sees it.
    limit: ({ body }) => (body.status === 'draft' ? 'write' : null),
  },
  updateJob: {
    run: async (call) => jobAnswer(await (await savers.update()).updateJob(call, call.loaded, call.body)),
    replay: replayJob,
    // Posting a draft counts as a post, so that drafts do not bypass the limit on posts.
    limit: ({ body, loaded }) => (loaded.job.status === 'draft' && body.status === 'posted' ? 'post' : null),
  },
  deleteJob: {
    run: async (call) => {
      await (await savers.end()).deleteJob(call, call.loaded);
      return { reference: call.params.id, body: undefined };
    },
    replay: async () => undefined,
  },
  shareJob: {
    run: async (call) => ({
      reference: call.params.id,
      body: {
        shareToken: await (await savers.share()).shareJob(call, call.loaded, {
          rotate: call.body.rotate ?? false,
          days: call.body.expiresInDays,
          onlyFor: call.body.onlyFor,
        }),
      },
    }),
    replay: replayShare,
  },
  getShareLink: async ({ loaded, request }) => (await savers.share()).getShareLink(loaded, request.now),
  revokeShareLink: {
    run: async (call) => {
      await (await savers.share()).revokeShareLink(call, call.loaded);
      return { reference: call.params.id, body: undefined };
    },
    replay: async () => undefined,
  },
  cancelJob: {
    run: async (call) => jobAnswer(await (await savers.end()).cancelJob(call, call.loaded, call.body.reason)),
    replay: replayJob,
  },
});
