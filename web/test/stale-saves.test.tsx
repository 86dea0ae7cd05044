import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installerProfile, jobForm, postJob, retailerProfile } from '../../infra/tools/in-process/builders.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

/** Forms whose values another user, or the same user in another tab, has saved since the form was opened. */

let app: App;
let retailer: Client;
let installer: Client;
beforeAll(async () => {
  app = await startRealApi();
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
});
afterAll(() => app.close());

const changed = 'Changed since you opened this form';
const notice = () => screen.findByRole('group', { name: changed });
const choice = async (label: string) => within(within(await notice()).getByRole('radiogroup', { name: label }));
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const retype = async (input: HTMLElement, text: string) => {
  await userEvent.clear(input);
  await userEvent.type(input, text);
};
const jobOf = async (jobId: string) => (await retailer.get(`/api/jobs/${jobId}`)).body.job;

async function openEdit(jobId: string): Promise<void> {
  browseAs(retailer);
  openApp(`/jobs/${jobId}/edit`);
  await screen.findByRole('form', { name: 'Edit job' });
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

describe('the form of a job', () => {
  it('keeps a newer price if only the notes were changed in this form', async () => {
    const jobId = await postJob(retailer, { priceExGst: 4200.5 });
    await openEdit(jobId);
    await retailer.put(`/api/jobs/${jobId}`, jobForm({ priceExGst: 5000 }));
    await retype(field('Additional notes'), 'Gate code 4321');
    await save();
    const price = await choice('Price ex GST');
    expect(await notice()).toHaveFocus();
    expect(price.getByRole('radio', { name: '$5,000.00' })).toBeChecked();
    expect(price.getByRole('radio', { name: '$4,200.50' })).not.toBeChecked();
    expect(field(/^Price ex GST/)).toHaveValue('5000');
    expect(field('Additional notes')).toHaveValue('Gate code 4321');
    expect((await jobOf(jobId)).notes).not.toBe('Gate code 4321');
    await save();
    expect(await screen.findByText('Job updated successfully')).toBeVisible();
    expect(await jobOf(jobId)).toMatchObject({ priceExGst: 5000, notes: 'Gate code 4321' });
  });

  it('keeps the typed text of a field that was also changed elsewhere, until the user chooses one value', async () => {
    const jobId = await postJob(retailer, { priceExGst: 4200.5, notes: 'Dog' });
    await openEdit(jobId);
    await retailer.put(`/api/jobs/${jobId}`, jobForm({ priceExGst: 5000, notes: 'Two dogs' }));
    await retype(field(/^Price ex GST/), '4800');
    await save();
    const price = await choice('Price ex GST');
    expect(price.getByRole('radio', { name: '$4,800.00' })).toBeChecked();
    expect(screen.getByText('When you opened this form, it was: $4,200.50')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep all of mine' }));
    expect(field('Additional notes')).toHaveValue('Dog');
    await userEvent.click(screen.getByRole('button', { name: 'Use all newer values' }));
    expect(field(/^Price ex GST/)).toHaveValue('5000');
    await userEvent.click(price.getByRole('radio', { name: '$4,800.00' }));
    await save();
    expect(await screen.findByText('Job updated successfully')).toBeVisible();
    expect(await jobOf(jobId)).toMatchObject({ priceExGst: 4800, notes: 'Two dogs' });
  });

  it('takes requirements that were changed elsewhere', async () => {
    const jobId = await postJob(retailer, { requirements: [{ label: 'Tidy site' }] });
    await openEdit(jobId);
    await retailer.put(`/api/jobs/${jobId}`, jobForm({ requirements: [{ label: 'Meter', type: 'photo' }] }));
    await retype(field('Additional notes'), 'Dog');
    await save();
    expect((await choice('Requirements')).getByRole('radio', { name: 'Meter' })).toBeChecked();
    expect(screen.getByLabelText(/^Requirement\*?$/)).toHaveValue('Meter');
    await save();
    expect(await screen.findByText('Job updated successfully')).toBeVisible();
    const { requirements } = (await retailer.get(`/api/jobs/${jobId}/requirements`)).body;
    expect(requirements).toMatchObject([{ label: 'Meter', type: 'photo' }]);
  });
});

describe('the form of a job that an installer has taken since', () => {
  it('names the locked field, shows its stored value again, and still saves the other fields', async () => {
    const jobId = await postJob(retailer, { priceExGst: 4200.5, isPublic: false });
    await openEdit(jobId);
    const { shareToken } = (await retailer.post(`/api/jobs/${jobId}/share`, {})).body;
    expect((await installer.post(`/api/jobs/${jobId}/accept`, { shareToken })).status).toBe(200);
    await retype(field(/^Price ex GST/), '4800');
    await retype(field('Additional notes'), 'Gate code 4321');
    await save();
    const named = await screen.findAllByText(/^"Price ex GST" can no longer be changed/);
    expect(named[0]).toBeVisible();
    await waitFor(() => expect(field(/^Price ex GST/)).toHaveValue('4200.5'));
    expect(field(/^Price ex GST/).closest(':disabled')).not.toBeNull();
    expect(field('Additional notes')).toHaveValue('Gate code 4321');
    await save();
    expect(await screen.findByText('Job updated successfully')).toBeVisible();
    expect(await jobOf(jobId)).toMatchObject({ priceExGst: 4200.5, notes: 'Gate code 4321', status: 'accepted' });
  });
});

describe('a template', () => {
  it('that another tab has saved under the same name is replaced field by field', async () => {
    browseAs(retailer);
    const terms = { jobType: 'PV Only', panelWatts: 440, panelQty: 15, priceExGst: 4200.5, description: 'Usual' };
    const keep = (saved: object) =>
      retailer.put('/api/kept/templates', { name: 'House', item: { name: 'House', text: JSON.stringify(saved) } });
    expect((await keep(terms)).status).toBe(200);
    openApp('/jobs/create?template=House');
    await screen.findByText('Started from the template "House".');
    await keep({ ...terms, priceExGst: 5000 });
    await retype(field('Description'), 'Two arrays');
    await userEvent.click(screen.getByRole('button', { name: /^Templates/ }));
    await userEvent.type(await screen.findByLabelText('Template name'), 'House{Enter}');
    const asked = within(await screen.findByRole('group', { name: 'Replace House' }));
    const radio = (label: string, name: string) =>
      within(asked.getByRole('radiogroup', { name: label })).getByRole('radio', { name });
    expect(radio('Price ex GST', '$5,000.00')).toBeChecked();
    expect(radio('Description', 'Two arrays')).toBeChecked();
    await userEvent.click(asked.getByRole('button', { name: 'Save "House"' }));
    await waitFor(async () =>
      expect(JSON.parse((await retailer.get('/api/kept/templates')).body.items[0].text)).toMatchObject({
        priceExGst: 5000,
        description: 'Two arrays',
      }),
    );
  });
});

describe('a profile', () => {
  it('of a retailer keeps values that were saved elsewhere, and can be saved twice', async () => {
    browseAs(retailer);
    openApp('/profile');
    const bio = await screen.findByLabelText(/^Company bio/);
    const { profile } = (await retailer.get('/api/profile')).body;
    const stored = { ...retailerProfile(), abnNumber: profile.abnNumber };
    await retailer.put('/api/profile/retailer', { ...stored, website: 'https://one.example' });
    await retype(bio, 'Since 2009');
    await save();
    expect((await choice('Website')).getByRole('radio', { name: 'https://one.example' })).toBeChecked();
    await save();
    expect(await screen.findByText('Profile updated successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('group', { name: changed })).toBeNull());
    await retype(await screen.findByLabelText(/^Company bio/), 'Since 2010');
    await save();
    await waitFor(async () =>
      expect((await retailer.get('/api/profile')).body.profile).toMatchObject({
        website: 'https://one.example',
        companyBio: 'Since 2010',
      }),
    );
  });

  it('of an installer treats a place and its position as one field', async () => {
    browseAs(installer);
    openApp('/profile');
    const bio = await screen.findByLabelText(/^About your business/);
    const moved = { ...installerProfile(), location: 'Richmond VIC 3121', latitude: null, longitude: null };
    await installer.put('/api/profile/installer', { ...moved, saaNumber: '' });
    await retype(bio, 'Since 2009');
    await save();
    const place = await choice('Location');
    expect(screen.queryByRole('radiogroup', { name: 'Latitude' })).toBeNull();
    expect(place.getByRole('radio', { name: 'Richmond VIC 3121' })).toBeChecked();
    await save();
    expect(await screen.findByText('Profile updated successfully')).toBeVisible();
    const { profile } = (await installer.get('/api/profile')).body;
    expect(profile).toMatchObject({ location: 'Richmond VIC 3121', bio: 'Since 2009' });
    expect(profile.latitude).toBeCloseTo(-37.8, 0);
  });
});
