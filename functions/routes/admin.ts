import { adminGroupRoutes } from '#shared/api/admin.ts';
import { listActs } from '../core/admin/acts.ts';
import { editInstaller } from '../core/admin/edit-installer.ts';
import { listInstallers, listUnverified } from '../core/admin/installers.ts';
import { editJob, getJobForAdmin, listJobs } from '../core/admin/jobs.ts';
import { allowMail, getMail } from '../core/admin/mail.ts';
import { addNote, listNotes, removeNote } from '../core/admin/notes.ts';
import { editRetailer, getRetailerForAdmin, listRetailers } from '../core/admin/retailers.ts';
import { getStanding, restorePerson, suspendPerson } from '../core/admin/suspension.ts';
import { getTotals } from '../core/admin/totals.ts';
import { getTwoFactor, resetTwoFactor } from '../core/admin/two-factor.ts';
import {
  declineVerification,
  getInstallerForAdmin,
  unverifyInstaller,
  verifyInstaller,
} from '../core/admin/verification.ts';
import { listReports } from '../core/reports/list-reports.ts';
import { barShownPhoto } from '../core/work/shown-photo.ts';
import { createHandler } from '../http/chain/create-handler.ts';

const replayStanding = (_actor: unknown, id: string) => getStanding(id);
const replayInstaller = async (_actor: unknown, id: string) => ({ installer: await getInstallerForAdmin(id) });

// Most calls of this group list or edit records, so the use cases of other pages load on demand.
const credentials = () => import('../core/admin/credentials.ts');

export const handler = createHandler('admin', adminGroupRoutes, {
  getAdminTotals: () => getTotals(),
  getHealth: async () => (await import('../core/admin/health.ts')).getHealth(),
  listAdminRetailers: ({ query }) => listRetailers(query),
  listAdminInstallers: ({ query }) => listInstallers(query),
  listAdminJobs: async ({ query }) => listJobs(query),
  listAdminActs: ({ query }) => listActs(query),
  listAdminNotes: ({ params, query }) => listNotes(params.id, query.cursor),
  addAdminNote: {
    run: async ({ actor, params, body, request }) => {
      await addNote(actor, params.id, body.text, request);
      return { reference: params.id, body: undefined };
    },
    replay: async () => undefined,
  },
  removeAdminNote: {
    run: async ({ actor, params, request }) => {
      await removeNote(actor, params.id, params.noteId, request);
      return { reference: params.id, body: undefined };
    },
    replay: async () => undefined,
  },
  listUnverified: ({ query }) => listUnverified(query),
  listCredentialsToCheck: async ({ query }) => (await credentials()).listCredentialsToCheck(query.cursor),
  checkCredential: {
    run: async ({ actor, params, body, request }) => {
      await (await credentials()).checkCredential(actor, params, body.version, request);
      return { reference: params.id, body: undefined };
    },
    replay: async () => undefined,
  },
  declineCredential: {
    run: async ({ actor, params, body, request }) => {
      await (await credentials()).declineCredential(actor, params, body, request);
      return { reference: params.id, body: undefined };
    },
    replay: async () => undefined,
  },
  listReports: async ({ query }) => listReports(query.cursor),
  decideReport: {
    run: async ({ actor, params, body, request }) => {
      await (await import('../core/reports/decide-report.ts')).decideReport(actor, params.id, body, request);
      return { reference: actor.userId, body: undefined };
    },
    replay: async () => undefined,
  },
  editRetailer: {
    run: async ({ actor, params, body, request }) => ({
      reference: params.id,
      body: { retailer: await editRetailer(actor, params.id, body, request) },
    }),
    replay: async (_actor, id) => ({ retailer: await getRetailerForAdmin(id) }),
  },
  editInstaller: {
    run: async ({ actor, params, body, request }) => ({
      reference: params.id,
      body: { installer: await editInstaller(actor, params.id, body, request) },
    }),
    replay: replayInstaller,
  },
  editJob: {
    run: async ({ actor, params, body, request, loaded }) => ({
      reference: params.id,
      body: { job: await editJob(actor, loaded, body, request) },
    }),
    replay: async (actor, id) => ({ job: await getJobForAdmin(actor, id) }),
  },
  barShownPhoto: {
    run: async (call) => {
      await barShownPhoto(call, call.loaded);
      return { reference: call.params.id, body: undefined };
    },
    replay: async () => undefined,
  },
  verifyInstaller: {
    run: async ({ actor, params, body, request }) => ({
      reference: params.id,
      body: { installer: await verifyInstaller(actor, params.id, body.version, request) },
    }),
    replay: replayInstaller,
  },
  declineVerification: {
    run: async ({ actor, params, body, request }) => ({
      reference: params.id,
      body: { installer: await declineVerification(actor, params.id, body, request) },
    }),
    replay: replayInstaller,
  },
  suspendPerson: {
    run: async ({ actor, params, body, request }) => ({
      reference: params.id,
      body: await suspendPerson(actor, params.id, body.reason, request),
    }),
    replay: replayStanding,
  },
  restorePerson: {
    run: async ({ actor, params, request }) => ({
      reference: params.id,
      body: await restorePerson(actor, params.id, request),
    }),
    replay: replayStanding,
  },
  allowMail: {
    run: async ({ actor, params, body, request }) => ({
      reference: params.id,
      body: await allowMail(actor, params.id, body.stoppedAt, request),
    }),
    replay: (_actor, id) => getMail(id),
  },
  resetTwoFactor: {
    run: async ({ actor, params, request }) => ({
      reference: params.id,
      body: await resetTwoFactor(actor, params.id, request),
    }),
    replay: (_actor, id) => getTwoFactor(id),
  },
  unverifyInstaller: {
    run: async ({ actor, params, request }) => ({
      reference: params.id,
      body: { installer: await unverifyInstaller(actor, params.id, request) },
    }),
    replay: replayInstaller,
  },
});
