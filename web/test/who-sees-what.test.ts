import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installerProfile, jobForm, postJob } from '../../infra/tools/in-process/builders.ts';
import { aboutTexts } from '../src/features/about/about-texts.ts';
import { descriptionHelp, streetHelp, visibilityTexts } from '../src/features/job-form/parts/who-sees-the-job.ts';
import { companyContactText, companyPageText, visibilityHelp } from '../src/features/profile/who-sees-a-profile.ts';
import { type App, type Client, startRealApi } from './real-api.ts';

/** Compares the screens' statements about who sees which data with the data that the handlers return to these users. */

let app: App;
let retailer: Client;
let visitor: Client;
beforeAll(async () => {
  app = await startRealApi();
  [retailer, visitor] = [await app.retailer(), app.client()];
});
afterAll(() => app.close());

const privacyText = aboutTexts.privacy.parts.flatMap(({ paragraphs }) => paragraphs).join('\n');
const longText = 'The array faces north. '.repeat(20).trim();

describe('a public job', () => {
  it('shows anyone exactly the fields that its form names as public', async () => {
    const jobId = await postJob(retailer, { description: longText });
    const { id: _id, ...shown } = (await visitor.get(`/api/public/jobs/${jobId}`)).body.job;
    const called: Record<string, string> = {
      title: 'title',
      address: 'suburb',
      description: 'the start of the description',
      suburb: 'suburb',
      state: 'suburb',
      postcode: 'suburb',
      jobType: 'job type',
      connectionType: 'connection',
      hasExportLimit: 'connection',
      exportLimitKw: 'connection',
      requiredLicenses: 'accreditations',
      houseStoreys: 'storeys',
      roofType: 'roof',
      pvSizeKw: 'system',
      panelWatts: 'system',
      panelQty: 'system',
      inverterModel: 'system',
      inverterSizeKw: 'system',
      inverterQty: 'system',
      batterySizeKwh: 'system',
      batteryBrand: 'system',
      blackoutProtection: 'system',
      preferredWeek: 'preferred week',
      retailerId: 'your company',
      retailer: 'your company',
      priceExGst: 'price',
      amount: 'price',
    };
    expect(Object.keys(shown).filter((name) => !called[name])).toEqual([]);
    expect(Object.keys(called).filter((name) => !(name in shown))).toEqual([]);
    const [anyone = ''] = visibilityTexts.public.split('. ');
    for (const word of Object.values(called)) expect(anyone).toContain(word);
    expect(longText).toContain(shown.description.trim());
    expect(shown.description.length).toBeLessThan(longText.length);
    expect(descriptionHelp).toMatch(/^If the job is public, anyone can read this\./);
  });

  it('shows the street, photos and notes to installers with a profile, as the form and the privacy page say', async () => {
    const jobId = await postJob(retailer, { notes: 'The key is under the mat' });
    const newcomer = await app.register('installer');
    const street = String(jobForm().address).split(',')[0] ?? '';
    for (const who of [await app.retailer(), newcomer]) {
      const { job } = (await who.get(`/api/jobs/${jobId}`)).body;
      expect([job.address.includes(street), 'notes' in job]).toEqual([false, false]);
    }
    await newcomer.post('/api/profile/installer', installerProfile());
    const { job } = (await newcomer.get(`/api/jobs/${jobId}`)).body;
    expect([job.address.includes(street), job.notes]).toEqual([true, 'The key is under the mat']);
    expect(streetHelp).toContain('Only you, administrators and installers with a completed profile can see the street');
    expect(visibilityTexts.public).toContain(
      'Installers with a completed profile also see the street, photos and notes',
    );
    expect(privacyText).toContain(
      'Visitors, other retailers and installers without a completed profile see only the suburb, state and postcode',
    );
  });
});

describe('a private job', () => {
  it('opens for anyone who has its link and signs in, even a retailer, as its form says', async () => {
    const jobId = await postJob(retailer, { isPublic: false });
    const { shareToken } = (await retailer.post(`/api/jobs/${jobId}/share`, {})).body;
    const [other, installer] = [await app.retailer(), await app.installer()];
    for (const who of [other, installer]) {
      expect((await who.get(`/api/jobs/${jobId}`)).status).toBe(404);
      expect((await who.get(`/api/jobs/shared/${shareToken}`)).status).toBe(200);
      expect((await who.get(`/api/jobs/${jobId}`)).status).toBe(200);
    }
    expect(visibilityTexts.private).toBe('Only installers you invite, and people with your share link, can see it.');
  });
});

describe("an installer's page", () => {
  it('shows anyone a public profile without the name of a person, as the privacy page and the form say', async () => {
    const installer = await app.installer();
    const path = `/api/public/installers/${installer.userId}`;
    const { companyName, suburb, services, reviewCount, completedJobs, ...rest } = (await visitor.get(path)).body
      .installer;
    expect([companyName, suburb, services, reviewCount, completedJobs]).not.toContain(undefined);
    for (const name of ['contactName', 'contactPhone', 'location', 'latitude']) expect(rest).not.toHaveProperty(name);
    expect((await (await app.installer()).get(path)).body.installer).not.toHaveProperty('contactName');
    for (const who of [retailer, await app.admin()])
      expect((await who.get(path)).body.installer).toHaveProperty('contactName');
    expect(privacyText).toContain('anyone can see its company name, suburb, services, reviews and completed jobs');
    expect(privacyText).toContain('Only retailers and administrators see the contact name.');
    expect(visibilityHelp).toMatch(/^If your profile is public, anyone can see your page/);
  });

  it('shows a private profile to administrators and to retailers whose job they applied for, and not to others', async () => {
    const installer = await app.installer({ profileVisibility: 'private' });
    const path = `/api/public/installers/${installer.userId}`;
    const jobId = await postJob(retailer);
    for (const who of [visitor, retailer, await app.installer()]) expect((await who.get(path)).status).toBe(404);
    await installer.post(`/api/jobs/${jobId}/apply`, { leadTimeDays: 3 });
    for (const who of [retailer, await app.admin()]) expect((await who.get(path)).status).toBe(200);
    for (const text of [privacyText, visibilityHelp])
      expect(text).toMatch(
        /dministrators can (still see it|always see your profile)\. So can retailers whose job (the installer has|you have) applied for or been awarded/,
      );
  });
});

describe("a company's page", () => {
  it('shows anyone the email and phone number and never the ABN, as the profile form says', async () => {
    const { body: company } = await visitor.get(`/api/public/company/${retailer.userId}`);
    for (const name of ['contactEmail', 'contactPhone', 'companyBio', 'headquartersAddress', 'website'])
      expect(company[name]).toBeTruthy();
    expect(company).not.toHaveProperty('abnNumber');
    expect(companyPageText).toBe("This appears on your company page, which anyone can see. We don't show your ABN.");
    expect(companyContactText).toBe('Anyone can see this email and phone number on your company page.');
  });
});
