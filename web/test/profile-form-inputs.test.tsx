import { screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installerProfileInput, retailerProfileInput } from '#shared/api/fields/profile-fields.ts';
import { installerLabels, retailerLabels } from '#shared/api/fields/profile-labels.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

let app: App;
let retailer: Client;
let installer: Client;
beforeAll(async () => {
  app = await startRealApi();
  [retailer, installer] = await Promise.all([
    app.retailer(),
    app.installer({ availability: 'lead_time', leadTimeDays: 14 }),
  ]);
});
afterAll(() => app.close());

type Input = () => HTMLElement;
type Inputs = Record<string, Input | { none: string }>;
const called =
  (label: string): Input =>
  () =>
    screen.getByLabelText(new RegExp(`^${label}( ?\\*)?$`));
const group =
  (name: string): Input =>
  () =>
    screen.getByRole('group', { name: new RegExp(`^${name}( \\*)?$`) });
const inputsOf = (labels: Readonly<Record<string, string>>, others: Inputs): Inputs => ({
  ...Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, called(label)])),
  ...others,
});

/** The input of each field. The test finds it by the field's label, or by the name given here. */
const ofRetailer = inputsOf(retailerLabels, { logoUrl: { none: 'The logo has its own call.' } });
const ofInstaller = inputsOf(installerLabels, {
  latitude: { none: 'It is picked with the location.' },
  longitude: { none: 'It is picked with the location.' },
  accreditations: group('Accredited for'),
  statesServed: group('States you work in'),
  services: group('Services'),
  brandCertifications: group('Brand certifications'),
  saaNumber: called('SAA number'),
});

describe.each([
  ['a retailer', () => retailer, ofRetailer, retailerProfileInput.shape],
  ['an installer', () => installer, ofInstaller, installerProfileInput.shape],
] as const)('the profile form of %s', (_, who, inputs, shape) => {
  it('has an input for each field that may be sent, unless a reason is given', async () => {
    expect(Object.keys(inputs).sort()).toEqual(Object.keys(shape).sort());
    browseAs(who());
    openApp('/profile');
    await screen.findByLabelText(/^Company name/);
    for (const input of Object.values(inputs)) if (typeof input === 'function') expect(input()).toBeVisible();
  });
});
