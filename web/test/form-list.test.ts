import { readdirSync, readFileSync } from 'node:fs';
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
  requestPayment: 'requestPayment',
  approvePayment: 'approvePayment',
  review: 'createRating',
  cancelJob: 'cancelJob',
  unassign: 'unassignInstaller',
  decline: 'respondToInvite',
  returnRequirement: 'returnRequirement',
  returnWork: 'returnWork',
  photoCaption: 'changePhoto',
  saveSearch: 'changeSearch',
  editRetailer: 'editRetailer',
  editInstaller: 'editInstaller',
  editJob: 'editJob',
  personNote: 'writePreferredNote',
  suspend: 'suspendPerson',
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

const folder = `${import.meta.dirname}/../src/`;
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /(?<!\.test)\.tsx?$/.test(path),
);
const having = (mark: RegExp): string[] => sources.filter((path) => mark.test(readFileSync(folder + path, 'utf8')));

describe('the forms of the application', () => {
  it('raise their version when the inside of a field changes', () => {
    expect(Object.fromEntries(Object.entries(calls).flatMap(innerOf))).toEqual(inner);
  });

  it('are checked as a whole: the build leaves out what the library does without a schema', () => {
    const made = having(/\buseForm[<(]/);
    const checked = having(/\buseForm(?:<[^(]*>)?\((?:options\)|\{[^;]*?(?:resolver:|\.\.\.options))/);
    expect(made.length).toBeGreaterThan(5);
    expect(made.filter((path) => !checked.includes(path))).toEqual([]);
  });

  it('are all that people type into: a text field stands in a form, unless a reason is given', () => {
    const reasons: Record<string, string> = {
      'components/copy-field.tsx': 'The link is only read.',
      'features/job-form/parts/system-part.tsx': 'The size and the title are calculated.',
      'components/fields/day-picker.tsx': "The page's address keeps the filters.",
      'components/lists/search-field.tsx': "The page's address keeps the search.",
      'features/my-jobs/saved-views-menu.tsx': 'A name is a word or two, and saving it is the next press.',
      'features/job-form/templates/name-field.tsx': 'A name is a word or two, and saving it is the next press.',
      'app/routes/upload-test.tsx': 'It takes a file, and nothing is typed.',
      'components/place/place-input.tsx': 'Its form gives it its value.',
    };
    const inputs = having(/<(Input|Textarea|PinInput)\b/).filter((path) => path.endsWith('x') && !(path in reasons));
    const bound = having(/\bregister\(|\.\.\.field\b|ref=\{field\.ref\}/);
    expect(inputs.filter((path) => !bound.includes(path))).toEqual([]);
  });
});
