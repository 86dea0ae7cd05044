import { profileRoutes } from '#shared/api/profiles.ts';
import { listCredentialsOf } from '../core/credentials/credentials-of.ts';
import { listOwnCredentials, removeCredential, saveCredential } from '../core/credentials/own-credentials.ts';
import { createInstallerProfile, updateInstallerProfile } from '../core/people/installer-profiles.ts';
import { hidePerson, showPerson } from '../core/people/network/hidden-people.ts';
import { listNetwork } from '../core/people/network/list-network.ts';
import { ownInstallerProfile, ownProfile, ownRetailerProfile } from '../core/people/own-profile.ts';
import { addPreferredInstaller, removePreferredInstaller, writeNote } from '../core/people/preferred-installers.ts';
import { listPreferredInstallers } from '../core/people/preferred-list.ts';
import { getCompany, getInstaller, getInstallerContact, getRetailer } from '../core/people/profile-access.ts';
import { retailerLogo, setRetailerLogo } from '../core/people/retailer-logo.ts';
import { createRetailerProfile, updateRetailerProfile } from '../core/people/retailer-profiles.ts';
import { listFinishedWork } from '../core/public-pages/finished-work.ts';
import { getPublicInstaller, listCompletedJobs, listPublicReviews } from '../core/public-pages/public-people.ts';
import { sendReport } from '../core/reports/send-report.ts';
import { createHandler } from '../http/chain/create-handler.ts';

export const handler = createHandler('profiles', profileRoutes, {
  getProfile: async ({ actor }) => ({ profile: await ownProfile(actor) }),
  createRetailerProfile: {
    run: async ({ actor, body, request }) => ({
      reference: actor.userId,
      body: { profile: await createRetailerProfile(actor, body, request) },
    }),
    replay: async (actor) => ({ profile: await ownRetailerProfile(actor) }),
  },
  updateRetailerProfile: {
    run: async ({ actor, body, request }) => ({
      reference: actor.userId,
      body: { profile: await updateRetailerProfile(actor, body, request) },
    }),
    replay: async (actor) => ({ profile: await ownRetailerProfile(actor) }),
  },
  createInstallerProfile: {
    run: async ({ actor, body, request }) => ({
      reference: actor.userId,
      body: { profile: await createInstallerProfile(actor, body, request) },
    }),
    replay: async (actor) => ({ profile: await ownInstallerProfile(actor) }),
  },
  updateInstallerProfile: {
    run: async ({ actor, body, request }) => ({
      reference: actor.userId,
      body: { profile: await updateInstallerProfile(actor, body, request) },
    }),
    replay: async (actor) => ({ profile: await ownInstallerProfile(actor) }),
  },
  setRetailerLogo: {
    run: async ({ actor, body, request }) => ({
      reference: actor.userId,
      body: { objectPath: await setRetailerLogo(actor, body.logoURL, request) },
    }),
    replay: async (actor) => ({ objectPath: await retailerLogo(actor) }),
  },
  getInstaller: async ({ actor, params }) => ({ installer: await getInstaller(actor, params.id) }),
  getInstallerContact: async ({ actor, params }) => ({ contact: await getInstallerContact(actor, params.id) }),
  getRetailer: async ({ actor, params }) => ({ retailer: await getRetailer(actor, params.id) }),
  listOwnCredentials: ({ actor, request }) => listOwnCredentials(actor, request.now),
  saveCredential: {
    run: async ({ actor, params, body, request }) => {
      await saveCredential(actor, params.slot, body, request);
      return { reference: params.slot, body: undefined };
    },
    replay: async () => undefined,
  },
  removeCredential: {
    run: async ({ actor, params, request }) => {
      await removeCredential(actor, params.slot, request);
      return { reference: params.slot, body: undefined };
    },
    replay: async () => undefined,
  },
  listCredentialsOf: async ({ actor, params, request }) => ({
    credentials: await listCredentialsOf(actor, params.id, request.now),
  }),
  getCompany: ({ params }) => getCompany(params.id),
  getPublicInstaller: async ({ actor, params }) => ({ installer: await getPublicInstaller(actor, params.id) }),
  listPublicReviews: ({ actor, params, query }) => listPublicReviews(actor, params.id, query.cursor),
  listCompletedJobs: ({ actor, params }) => listCompletedJobs(actor, params.id),
  listFinishedWork: ({ actor, params, query }) => listFinishedWork(actor, params.id, query.cursor),
  sendReport: {
    run: async ({ actor, body, request }) => {
      await sendReport(actor, body, request);
      return { reference: actor.userId, body: undefined };
    },
    replay: async () => undefined,
  },
  listPreferredInstallers: ({ actor, query }) => listPreferredInstallers(actor, query.cursor),
  addPreferredInstaller: {
    run: async ({ actor, params, request }) => {
      await addPreferredInstaller(actor, params.id, request);
      return { reference: params.id, body: undefined };
    },
    replay: async () => undefined,
  },
  removePreferredInstaller: {
    run: async ({ actor, params, request }) => {
      await removePreferredInstaller(actor, params.id, request);
      return { reference: params.id, body: undefined };
    },
    replay: async () => undefined,
  },
  writePreferredNote: {
    run: async ({ actor, params, body, request }) => {
      await writeNote(actor, params.id, body, request);
      return { reference: params.id, body: undefined };
    },
    replay: async () => undefined,
  },
  listNetwork: ({ actor, query }) => listNetwork(actor, query),
  hidePerson: {
    run: async ({ actor, params, request }) => {
      await hidePerson(actor, params.id, request);
      return { reference: params.id, body: undefined };
    },
    replay: async () => undefined,
  },
  showPerson: {
    run: async ({ actor, params, request }) => {
      await showPerson(actor, params.id, request);
      return { reference: params.id, body: undefined };
    },
    replay: async () => undefined,
  },
});
