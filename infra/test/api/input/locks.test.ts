import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { awardedJob, jobForm, png, upload } from '../../../tools/in-process/builders.ts';
import type { Client } from '../../../tools/in-process/client.ts';
import { type App, startApp } from '../../harness/app.ts';
import { withoutTrace } from './evidence.ts';

/** Once an installer has the job, what was agreed stands. */

let app: App;
let retailer: Client;
let installer: Client;

beforeAll(async () => {
  app = await startApp();
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
});
afterAll(() => app.close());

describe('after the award', () => {
  const locked: [field: string, value: unknown][] = [
    ['title', 'Another title'],
    ['address', '14 Hill Street, Castle Hill NSW 2154'],
    ['address', '12 Hill Street, Richmond VIC 3121'],
    ['houseStoreys', 3],
    ['roofType', 'tin'],
    ['isPublic', false],
    ['requiredLicenses', ['PV']],
    ['panelWatts', 450],
    ['panelQty', 16],
    ['inverterModel', 'Other'],
    ['inverterSizeKw', 6],
    ['inverterQty', 2],
    ['batterySizeKwh', 10],
    ['batteryBrand', 'BYD'],
    ['blackoutProtection', false],
    ['photosRequired', ['Roof']],
    ['panelLayout', 'South'],
    ['switchboard', 'Hall'],
    ['inverterLocation', 'Garage'],
    ['priceExGst', 4200.51],
    ['requirements', [{ label: 'New' }]],
  ];
  const free: [field: string, value: unknown][] = [
    ['description', 'Longer'],
    ['notes', 'Dog is gone.'],
    ['customerName', 'Charlie Customer'],
    ['customerPhone', '0400 000 000'],
    ['customerEmail', ''],
    ['connectionPreApprovalRef', 'DNSP-2'],
  ];
  let path: string;
  beforeAll(async () => {
    path = `/api/jobs/${await awardedJob(retailer, installer, { requirements: [{ label: 'Tidy site' }] })}`;
  });

  const expectLocked = async (changes: Record<string, unknown>, fields: string[]) => {
    const [answer] = await withoutTrace(app, () => retailer.put(path, jobForm(changes)));
    expect({ status: answer?.status, code: answer?.body.code, fields: answer?.body.fields }).toEqual({
      status: 409,
      code: 'locked_fields',
      fields: Object.fromEntries(fields.map((field) => [field, 'You can no longer change this'])),
    });
  };

  it.each(locked)('%s cannot become %j', (field, value) => expectLocked({ [field]: value }, [field]));

  it('everything that cannot change is named at once', () =>
    expectLocked({ priceExGst: 1, roofType: 'flat', connectionType: 'Off-Grid', isPublic: false, notes: 'New' }, [
      'priceExGst',
      'roofType',
      'connectionType',
      'blackoutProtection',
      'isPublic',
    ]));

  it.each(free)('%s may become %j', async (field, value) => {
    const { status, body } = await retailer.put(path, jobForm({ [field]: value, status: 'posted' }));
    expect([status, body.job?.[field], body.job?.status]).toEqual([200, value, 'accepted']);
  });

  it('photos and documents may change', async () => {
    const switchboardPhoto = await upload(retailer, png('later'), 'image/png');
    const { status, body } = await retailer.put(path, jobForm({ switchboardPhoto }));
    expect([status, body.job.switchboardPhoto]).toEqual([200, switchboardPhoto]);
  });

  it('the same form again changes nothing that was agreed', async () => {
    const { requirements } = (await retailer.get(`${path}/requirements`)).body;
    const same = requirements.map(({ id, label, type, required }: Record<string, unknown>) => ({
      id,
      label,
      type,
      required,
    }));
    const { status, body } = await retailer.put(path, jobForm({ requirements: same, pvSizeKw: 99, amount: 1 }));
    expect([status, body.job.pvSizeKw, body.job.amount, body.job.agreedPrice]).toEqual([200, 6.6, 4200.5, 4200.5]);
  });

  it('holds while the work is on, and nothing at all may change once it is complete', async () => {
    await installer.post(`${path}/start`);
    await expectLocked({ priceExGst: 9 }, ['priceExGst']);
    expect((await retailer.put(path, jobForm({ notes: 'Ring twice' }))).body.job.status).toBe('in_progress');
    const { requirements } = (await installer.get(`${path}/requirements`)).body;
    await installer.patch(`/api/requirements/${requirements[0].id}/complete`, { completed: true });
    expect((await installer.post(`${path}/complete`, {})).status).toBe(200);
    const [answer] = await withoutTrace(app, () => retailer.put(path, jobForm({ notes: 'Too late' })));
    expect([answer?.status, answer?.body.code]).toEqual([409, 'wrong_state']);
  });
});
