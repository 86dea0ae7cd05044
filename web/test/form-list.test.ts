import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type RouteName, routes } from '#shared/api/index.ts';
import { type KeptFormName, keptForms } from '../src/lib/drafts/kept-forms.ts';

/** The route that each form calls. */
const calls: Record<KeptFormName, RouteName> = {
  job: 'createJob',
  installerProfile: 'updateInstallerProfile',
  retailerProfile: 'updateRetailerProfile',
  invite: 'inviteInstallers',
  apply: 'applyForJob',
  schedule: 'scheduleJob',
  team: 'assignTeam',
  requestPayment: 'requestPayment',
  approvePayment: 'approvePayment',
  review: 'createRating',
  cancelJob: 'cancelJob',
  unassign: 'unassignInstaller',
  decline: 'respondToInvite',
  returnRequirement: 'returnRequirement',
  returnWork: 'returnWork',
  photoCaption: 'changePhoto',
  showPhoto: 'askToShowPhoto',
  saveSearch: 'changeSearch',
  editRetailer: 'editRetailer',
  editInstaller: 'editInstaller',
  editJob: 'editJob',
  personNote: 'writePreferredNote',
  daysOff: 'setDaysOff',
  suspend: 'suspendPerson',
  declineVerification: 'declineVerification',
  credential: 'saveCredential',
  invitePerson: 'invitePerson',
  declineCredential: 'declineCredential',
  adminNote: 'addAdminNote',
  report: 'sendReport',
  decideReport: 'decideReport',
};

/**
 * The fields whose values have parts, with the version of their form and the names of the parts. An old draft with other parts
 * would be shown wrongly. If a part changes, raise the version in `kept-forms.ts`, and write the version and the parts here.
 */
const inner: Record<string, string> = {
  'job.installationDetailPhotos': '1: name objectKey',
  'job.requirements': '1: id label required type',
};

/** Returns the names of a value's parts at every depth. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as { properties?: object };
  return [...Object.keys(properties), ...Object.values(schema).flatMap(namesIn)];
}

function innerOf([name, call]: [string, RouteName]): [string, string][] {
  const { body } = routes[call] as { body?: z.ZodType };
  const { $ref, $defs, ...own } = z.toJSONSchema(body ?? z.unknown(), { io: 'input', unrepresentable: 'any' });
  const { properties = {} } = ($ref ? $defs?.[$ref.split('/').at(-1) ?? ''] : own) ?? {};
  // `seen` contains the values that the form showed. No one types it.
  const { seen: _, ...typed } = properties;
  return Object.entries(typed).flatMap(([field, schema]) => {
    const names = [...new Set(namesIn(schema))].sort().join(' ');
    return names === '' ? [] : [[`${name}.${field}`, `${keptForms[name as KeptFormName].version}: ${names}`]];
  });
}

describe('the forms of the application', () => {
  it('raise their version if the parts of a field change', () => {
    expect(Object.fromEntries(Object.entries(calls).flatMap(innerOf))).toEqual(inner);
  });
});
