import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type RouteName, routes } from '#shared/api/index.ts';
import { type KeptFormName, keptForms } from '../src/lib/drafts/kept-forms.ts';

/** The call behind each form. */
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
 * The fields that hold more than a text, a number or a list of them, with the version of their form and the names inside. A
 * draft in which these have changed would be shown wrongly: raise the version in `kept-forms.ts`, and write both here.
 */
const inner: Record<string, string> = {
  'job.installationDetailPhotos': '1: name objectKey',
  'job.requirements': '1: id label required type',
};

/** The names of a value's parts, however deep. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as { properties?: object };
  return [...Object.keys(properties), ...Object.values(schema).flatMap(namesIn)];
}

function innerOf([name, call]: [string, RouteName]): [string, string][] {
  const { body } = routes[call] as { body?: z.ZodType };
  const { $ref, $defs, ...own } = z.toJSONSchema(body ?? z.unknown(), { io: 'input', unrepresentable: 'any' });
  const { properties = {} } = ($ref ? $defs?.[$ref.split('/').at(-1) ?? ''] : own) ?? {};
  // The version that a save is made on is not typed.
  const { seen: _, ...typed } = properties;
  return Object.entries(typed).flatMap(([field, schema]) => {
    const names = [...new Set(namesIn(schema))].sort().join(' ');
    return names === '' ? [] : [[`${name}.${field}`, `${keptForms[name as KeptFormName].version}: ${names}`]];
  });
}

describe('the forms of the application', () => {
  it('raise their version when the inside of a field changes', () => {
    expect(Object.fromEntries(Object.entries(calls).flatMap(innerOf))).toEqual(inner);
  });
});
