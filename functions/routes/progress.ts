import { progressRoutes } from '#shared/api/progress.ts';
import { parseChildId } from '#shared/domain/ids.ts';
import { readSchedulePlan } from '../core/calendar/schedule-plan.ts';
import { jobAnswer, replayJob, replayParting } from '../core/jobs/views/job-answers.ts';
import { viewJobIfSeen } from '../core/jobs/views/job-view.ts';
import { setJobStatus } from '../core/work/archive.ts';
import { assignTeam } from '../core/work/assign-team.ts';
import { completeJob, reportProgress, startJob } from '../core/work/progress.ts';
import { replayRequirement } from '../core/work/replays.ts';
import { changePhoto } from '../core/work/requirement-photos.ts';
import { listRequirements, viewRequirement } from '../core/work/requirement-view.ts';
import { completeRequirement, returnRequirement } from '../core/work/requirements.ts';
import { returnWork } from '../core/work/return-work.ts';
import { scheduleJob } from '../core/work/schedule.ts';
import { answerShownPhoto, askToShowPhoto, removeShownPhoto } from '../core/work/shown-photo.ts';
import { unassignInstaller } from '../core/work/unassign.ts';
import { createHandler } from '../http/chain/create-handler.ts';

const partOf = (id: string): string => parseChildId(id)?.part ?? '';

export const handler = createHandler('progress', progressRoutes, {
  scheduleJob: {
    run: async (call) => jobAnswer(await scheduleJob(call, call.loaded, call.body)),
    replay: replayJob,
  },
  assignTeam: {
    run: async (call) => jobAnswer(await assignTeam(call, call.loaded, call.body)),
    replay: replayJob,
  },
  getSchedulePlan: async ({ actor, loaded, request }) => ({
    plan: await readSchedulePlan(actor, loaded, request.now),
  }),
  startJob: {
    run: async (call) => jobAnswer(await startJob(call, call.loaded, call.body.installationDate)),
    replay: replayJob,
  },
  reportProgress: { run: async (call) => jobAnswer(await reportProgress(call, call.loaded)), replay: replayJob },
  completeJob: { run: async (call) => jobAnswer(await completeJob(call, call.loaded)), replay: replayJob },
  returnWork: {
    run: async (call) => jobAnswer(await returnWork(call, call.loaded, call.body.reason)),
    replay: replayJob,
  },
  setJobStatus: {
    run: async (call) => jobAnswer(await setJobStatus(call, call.loaded, call.body.status)),
    replay: replayJob,
  },
  unassignInstaller: {
    run: async (call) => {
      const access = await unassignInstaller(call, call.loaded, call.body.reason);
      return { reference: access.job.jobId, body: { job: viewJobIfSeen(access) } };
    },
    replay: replayParting,
  },
  askToShowPhoto: {
    run: async (call) => jobAnswer(await askToShowPhoto(call, call.loaded, call.body.fileUrl)),
    replay: replayJob,
  },
  answerShownPhoto: {
    run: async (call) => jobAnswer(await answerShownPhoto(call, call.loaded, call.body)),
    replay: replayJob,
  },
  removeShownPhoto: { run: async (call) => jobAnswer(await removeShownPhoto(call, call.loaded)), replay: replayJob },
  listRequirements: async ({ actor, loaded }) => ({
    requirements: await listRequirements(actor, loaded),
    nextCursor: null,
  }),
  completeRequirement: {
    run: async (call) => {
      const reference = call.params.requirementId;
      const row = await completeRequirement({ ...call, reference }, call.loaded, partOf(reference), call.body);
      return { reference, body: { requirement: viewRequirement(row, true) } };
    },
    replay: replayRequirement,
  },
  changePhoto: {
    run: async (call) => {
      const reference = call.params.requirementId;
      const row = await changePhoto({ ...call, reference }, call.loaded, partOf(reference), call.body);
      return { reference, body: { requirement: viewRequirement(row, true) } };
    },
    replay: replayRequirement,
  },
  returnRequirement: {
    run: async (call) => {
      const reference = call.params.requirementId;
      const row = await returnRequirement({ ...call, reference }, call.loaded, partOf(reference), call.body.reason);
      return { reference, body: { requirement: viewRequirement(row, true) } };
    },
    replay: replayRequirement,
  },
});
