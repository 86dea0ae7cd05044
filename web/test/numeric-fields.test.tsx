import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as z from 'zod';
import { installerFields } from '#shared/api/fields/installer-description.ts';
import { describedJobFields } from '#shared/api/fields/job-description.ts';
import { daysAfter } from '#shared/domain/days.ts';
import { awardedJob, installerProfile, postJob } from '../../infra/tools/in-process/builders.ts';
import { numbersIn } from '../../infra/tools/in-process/numbers-in.ts';
import { type NumericField, numbersOfForms } from './numbers-of-forms.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';
import { isRightNumber, type NumberLimits, typedTexts } from './typed-numbers.ts';

/**
 * Tests that a form survives any text in a numeric field, and names the error. The contract lists these fields. Add the place of
 * a new field here, unless `described-fields.ts` describes it. Each field gets words, and numbers that are too small, too large
 * or too exact. `components/form/typed-numbers.test.ts` tests all texts with all kinds of numbers. With SCREEN_STATES=all, this
 * test types all texts into the forms.
 */

let app: App;
let retailer: Client;
let installer: Client;
let posted: string;
let completed: string;
beforeAll(async () => {
  app = await startRealApi();
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
  posted = await postJob(retailer, { jobType: 'PV + Battery', hasExportLimit: true, exportLimitKw: 5, isPublic: true });
  completed = await completedJob();
});
afterAll(() => app.close());

async function completedJob(): Promise<string> {
  const id = await awardedJob(retailer, installer, { requirements: [] });
  const installationDate = daysAfter(new Date(), 5);
  for (const [path, body] of [['schedule', { installationDate }], ['start'], ['complete']] as const) {
    const { status, text } = await installer.post(`/api/jobs/${id}/${path}`, body);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
  }
  return id;
}

/** Sends reads to the real handlers, and refuses every write, so that the form stays for the next attempt. */
function browseWithoutSaving(as: Client): unknown[] {
  browseAs(as);
  const sent: unknown[] = [];
  const answering = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if ((init?.method ?? 'GET') === 'GET') return answering(input, init);
    sent.push(JSON.parse(String(init?.body)));
    return new Response(JSON.stringify({ message: 'Not now.', code: 'unavailable' }), { status: 503 });
  };
  return sent;
}

interface Place {
  name: string;
  open: () => Promise<unknown[]>;
  submit: string | RegExp;
  fields: { name: NumericField; label: RegExp; limits: NumberLimits; mayBeEmpty?: boolean }[];
}

const patience = { timeout: 30_000 };
const days = { min: 1, max: 365, places: 0 };

/** The numeric fields of the contract that this test leaves out, each with the reason. */
const notTyped: Record<string, string> = {
  'approvePayment.requestedAmount': 'It is the amount that the retailer was shown.',
  'editInstaller.installRadius':
    "The form makes a whole number of whatever is typed, and the call's bounds are tested with it.",
  'editInstaller.leadTimeDays': 'The reason is the same as for editInstaller.installRadius.',
  'editJob.priceExGst': 'The server alone checks what administrators type, and its bounds are tested with the call.',
  'verifyInstaller.version': 'It came with the number that the administrator was shown.',
  'declineVerification.version': 'The reason is the same as for verifyInstaller.version.',
  'checkCredential.version': 'The reason is the same as for verifyInstaller.version.',
  'declineCredential.version': 'The reason is the same as for verifyInstaller.version.',
  'saveCredential.version': 'It came with the credential that the installer read.',
  'decideReport.version': 'It came with the report that the administrator read.',
  termsVersion: 'It came with the job that the person read.',
  'deleteAccount.deletedJobs': 'It is how many jobs the dialog has named.',
  'openDataCopy.part': 'It is the part whose button was pressed.',
  'changePhoto.place': 'Buttons move a photo.',
  'shareJob.expiresInDays': 'It is one of a list.',
  amount: 'It repeats the price.',
  latitude: 'It comes with the chosen place.',
  longitude: 'It comes with the chosen place.',
  pvSizeKw: 'It is calculated from the panels.',
  size: 'It is measured on the file.',
};
/** Returns the numeric fields among these, with their limits. The fields in `needed` must not be empty. */
const numbersTyped = (
  route: string,
  fields: Readonly<Record<string, { sent: z.ZodType; label: string }>>,
  needed: readonly string[],
): Place['fields'] =>
  numbersIn(fields).flatMap(({ name, minimum: min, maximum: max }) => {
    const field = fields[name];
    if (field === undefined || name in notTyped) return [];
    const places = field.sent.safeParse(min + 0.01).success ? 2 : 0;
    const label = new RegExp(`^${field.label}`);
    return [
      { name: `${route}.${name}` as const, label, limits: { min, max, places }, mayBeEmpty: !needed.includes(name) },
    ];
  });

const places: Place[] = [
  {
    name: 'the form of a job',
    open: async () => {
      const sent = browseWithoutSaving(retailer);
      openApp(`/jobs/${posted}/edit`);
      await screen.findByRole('form', { name: 'Edit job' });
      return sent;
    },
    submit: 'Save Changes',
    fields: [
      ...numbersTyped('updateJob', describedJobFields, ['houseStoreys', 'exportLimitKw']),
      {
        name: 'updateJob.priceExGst',
        label: /^Price ex GST/,
        limits: { min: 0, max: 99_999_999.99, places: 2 },
        mayBeEmpty: true,
      },
    ],
  },
  {
    name: 'the application for a job',
    open: async () => {
      const sent = browseWithoutSaving(await app.installer());
      openApp(`/jobs/${posted}`);
      await openDialog('Apply for Job', 'Apply for this job');
      return sent;
    },
    submit: 'Submit Application',
    fields: [{ name: 'applyForJob.leadTimeDays', label: /^Lead time/, limits: days }],
  },
  {
    name: 'the insurance of an installing company',
    open: async () => {
      const sent = browseWithoutSaving(await app.installer());
      openApp('/credentials');
      await openDialog('Add Public liability insurance', 'Add Public liability insurance');
      const typed = {
        'Policy number': 'Q-774411',
        Insurer: 'Quokka Mutual',
        'Expiry date': daysAfter(new Date(), 90).slice(0, 10),
      };
      for (const [label, value] of Object.entries(typed))
        fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
      return sent;
    },
    submit: 'Save',
    fields: [
      {
        name: 'saveCredential.cover',
        label: /^Amount covered/,
        limits: { min: 0.01, max: 99_999_999.99, places: 2 },
      },
    ],
  },
  {
    name: 'the request for payment',
    open: async () => {
      const sent = browseWithoutSaving(installer);
      openApp(`/jobs/${completed}`);
      await openDialog('Request Payment', 'Request payment');
      fireEvent.change(screen.getByLabelText(/^Description of the change/), { target: { value: 'More cable.' } });
      return sent;
    },
    submit: 'Submit Request',
    fields: [
      {
        name: 'requestPayment.requestedAmount',
        label: /^Amount/,
        limits: { min: 0.01, max: 99_999_999.99, places: 2 },
      },
    ],
  },
  {
    name: 'the profile of an installer',
    open: async () => {
      const owner = await app.installer();
      const known = installerProfile({ availability: 'lead_time', leadTimeDays: 3 });
      const { status, text } = await owner.put('/api/profile/installer', known);
      if (status !== 200) throw new Error(`The profile answered ${status}: ${text}`);
      const sent = browseWithoutSaving(owner);
      openApp('/profile');
      // happy-dom shows the first option of a select, regardless of the form's value.
      fireEvent.change(await screen.findByLabelText(/^Availability/), { target: { value: 'lead_time' } });
      return sent;
    },
    submit: 'Save Changes',
    fields: numbersTyped('updateInstallerProfile', installerFields, ['leadTimeDays']),
  },
];

async function openDialog(title: string, button: string): Promise<void> {
  const buttons = await screen.findAllByRole('button', { name: button });
  fireEvent.click(buttons[0] as HTMLElement);
  await screen.findByRole('dialog', { name: title });
}

const standFor: Record<string, string> = {
  createJob: 'updateJob',
  createInstallerProfile: 'updateInstallerProfile',
};
const isScore = (field: string): boolean => /^(create|update)\w*(Rating|Review)\./.test(field);

/** Returns the text of a field in a turn. In four turns, each field gets the same four texts, but in a different order. */
const textAt = (turn: number, index: number): string => typedTexts[turn - (turn % 4) + ((turn + index) % 4)] ?? '';
/** Returns the number of turns. A long form takes a second to draw, so its fields only get the first four texts. */
const turnsOf = ({ length }: Place['fields']): number => {
  if (process.env.SCREEN_STATES === 'all') return typedTexts.length;
  return length > 4 ? 4 : 8;
};

const errorOf = (input: HTMLElement): string =>
  input.closest('[data-part=root]')?.querySelector('[role=alert]')?.textContent ?? '';
const inWords =
  /^((Please e|E)nter (a (number, such as|whole number)|the amount)|.*(at least|at most|At most|greater|exceed|Maximum|required|or less))/;

describe('the input of a number', () => {
  let complaints: unknown[][];
  beforeEach(() => {
    complaints = [];
    vi.spyOn(console, 'error').mockImplementation((...all) => void complaints.push(all));
    window.addEventListener('error', complain);
    window.addEventListener('unhandledrejection', complain);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    window.removeEventListener('error', complain);
    window.removeEventListener('unhandledrejection', complain);
  });
  const complain = (event: Event) => void complaints.push([event]);

  it('is known for every number that a form sends', () => {
    const placed = places.flatMap(({ fields }) => fields.map(({ name }) => name));
    const rest = numbersOfForms()
      .filter((name) => !isScore(name) && !(name in notTyped || (name.split('.')[1] ?? '') in notTyped))
      .map((name) => {
        const [route = '', field = ''] = name.split('.');
        return `${standFor[route] ?? route}.${field}`;
      });
    expect([...new Set(rest)].sort()).toEqual([...placed].sort());
  });

  it.each(places)('$name survives any typed text, and names the error', async ({ open, submit, fields }) => {
    const sent = await open();
    // The inputs are only looked up once, because each look-up by label reads the whole screen.
    const inputs = fields.map(({ label }) => screen.getByLabelText(label));
    const button = screen.getByRole('button', { name: submit });
    for (let turn = 0; turn < turnsOf(fields); turn += 1) {
      const texts = fields.map((_, index) => textAt(turn, index));
      const rights = fields.map((field, index) => isRightNumber(texts[index] ?? '', field.limits, field.mayBeEmpty));
      // All changes are in one `act`, because each change alone would draw the whole form again.
      act(() => {
        for (const [index, input] of inputs.entries()) fireEvent.change(input, { target: { value: texts[index] } });
      });
      // A dialog may disable its button until the first text.
      if (texts.join('').trim() === '' && button.hasAttribute('disabled')) continue;
      // The request of the previous turn may still be running.
      await waitFor(() => expect(button).toBeEnabled(), patience);
      const before = sent.length;
      fireEvent.click(button);
      await waitFor(() => {
        expect([texts, inputs.map((input) => input.getAttribute('aria-invalid') !== 'true')]).toEqual([texts, rights]);
        if (!rights.includes(false)) expect(sent.length).toBe(before + 1);
      }, patience);
      for (const [index, input] of inputs.entries()) {
        expect(input.isConnected).toBe(true);
        if (!rights[index]) expect(errorOf(input)).toMatch(inWords);
      }
      expect(complaints).toEqual([]);
    }
  });
});
