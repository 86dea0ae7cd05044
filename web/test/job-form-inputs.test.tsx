import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobInput } from '#shared/api/fields/job-fields.ts';
import { jobLabels } from '#shared/api/fields/job-labels.ts';
import { lockedAfterAward } from '#shared/api/fields/job-locks.ts';
import { awardedJob, postJob } from '../../infra/tools/in-process/builders.ts';
import type { JobValues } from '../src/features/job-form/values/job-values.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

let app: App;
let retailer: Client;
let installer: Client;
beforeAll(async () => {
  app = await startRealApi();
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
});
afterAll(() => app.close());

type Input = () => HTMLElement;
const called =
  (label: string): Input =>
  () =>
    screen.getByLabelText(new RegExp(`^${label}\\*?$`));
const choice =
  (name: string | RegExp): Input =>
  () =>
    screen.getByRole('radio', { name });
const tick =
  (name: string): Input =>
  () =>
    screen.getByRole('checkbox', { name });
const upload =
  (name: string): Input =>
  () =>
    within(screen.getByRole('group', { name })).getByRole('button', { name: /^Upload/ });

/** The input of each field in a complete job form. The test finds it by the field's label, or by the name given here. */
const inputs: Partial<Record<keyof JobValues, Input | { none: string }>> = {
  ...Object.fromEntries(Object.entries(jobLabels).map(([name, label]) => [name, called(label)])),
  title: { none: 'It is generated from the specifications, and shown.' },
  latitude: { none: 'The server finds the position of the address.' },
  longitude: { none: 'The server finds the position of the address.' },
  jobType: choice('PV Only'),
  connectionType: choice('Off-Grid'),
  requiredLicenses: tick('Battery'),
  pvSizeKw: { none: 'It is calculated from the panels, and shown.' },
  blackoutProtection: tick('Blackout protection'),
  credentialsRequired: tick('Current credentials required'),
  hasExportLimit: tick('The network sets an export limit'),
  panelLayoutPhoto: upload('Panel layout photo'),
  switchboardPhoto: upload('Switchboard photo'),
  inverterLocationPhoto: upload('Inverter location photo'),
  installationDetailPhotos: upload('Installation detail photos'),
  referencePhotoPaths: { none: 'Only other clients send them.' },
  connectionPreApprovalPdf: upload('Connection pre-approval PDF'),
  requirements: called('Requirement'),
  isPublic: choice(/^Private/),
  status: { none: 'The button that saves the form decides.' },
  location: { none: 'It repeats the address.' },
  amount: { none: 'It repeats the price.' },
};
const withInput = Object.entries(inputs).flatMap(([name, input]) =>
  typeof input === 'function' ? [{ name, input }] : [],
);
const locked = withInput.map(({ name }) => name).filter((name) => lockedAfterAward.some((each) => each === name));
const everything = { hasExportLimit: true, exportLimitKw: 5, requirements: [{ label: 'Tidy site' }] };

/** Returns the fields whose inputs are disabled in the form of this job. */
async function disabledFor(jobId: string): Promise<string[]> {
  browseAs(retailer);
  openApp(`/jobs/${jobId}/edit`);
  await screen.findByRole('form', { name: 'Edit job' });
  const isDisabled = (input: HTMLElement): boolean => input.closest(':disabled') !== null;
  return withInput.filter(({ input }) => isDisabled(input())).map(({ name }) => name);
}

describe('the form of a job', () => {
  it('has an input for each field that may be sent, unless a reason is given', () => {
    expect(Object.keys(inputs).sort()).toEqual(Object.keys(jobInput.shape).sort());
  });

  it('lets a retailer change every field of a job without an installer', async () => {
    expect(await disabledFor(await postJob(retailer, everything))).toEqual([]);
  });

  it('locks exactly what the server refuses to change once an installer has the job', async () => {
    expect((await disabledFor(await awardedJob(retailer, installer, everything))).sort()).toEqual(locked.sort());
  });
});
