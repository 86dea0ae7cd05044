import { beforeAll, describe, expect, it } from '@jest/globals';
import { awardedJob, jobForm, pdf, png, postJob, upload } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { startedApp } from '../../harness/started-app.ts';
import { expectInvalid, unknownField, withoutTrace } from './evidence.ts';

/** The meaning of a job form: the values that the server sets, the fields it drops, and the fields a draft may leave out. */

const app = startedApp();
let retailer: Client;
let installer: Client;
let jobPath: string;

beforeAll(async () => {
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
  jobPath = `/api/jobs/${await postJob(retailer, { requirements: [] })}`;
});

const created = async (changes: Record<string, unknown>) => {
  const { status, body } = await retailer.post('/api/jobs', jobForm(changes));
  expect([status, body.fields]).toEqual([201, undefined]);
  return body.job;
};

describe('a value that the server controls', () => {
  it('is computed, whatever the form says', async () => {
    const wrong = { pvSizeKw: 1, location: 'Elsewhere', amount: 1, status: 'posted' };
    const right = { pvSizeKw: 6.6, location: jobForm().address, amount: 4200.5, priceExGst: 4200.5 };
    expect(await created(wrong)).toMatchObject(right);
    expect((await retailer.put(jobPath, jobForm(wrong))).body.job).toMatchObject(right);
    expect(await created({ priceExGst: undefined, amount: 900 })).toMatchObject({ priceExGst: 0, amount: 0 });
  });

  it.each([
    [435, 15, 6.525, 6.53],
    [415, 13, 5.395, 5.4],
    [999, 7, 6.993, 6.99],
    [333, 3, 0.9990000000000001, 1],
  ])('is the size: %i W times %i, sent as %d kW, is stored as %d kW', async (panelWatts, panelQty, pvSizeKw, kept) => {
    const job = await created({ panelWatts, panelQty, pvSizeKw, batterySizeKwh: null });
    expect([job.pvSizeKw, job.title]).toEqual([kept, `${kept.toFixed(2)}kW Solar Installation`]);
  });

  it('is rounded if it is a size that is given without panels', async () => {
    expect((await created({ panelWatts: null, panelQty: null, pvSizeKw: 6.525 })).pvSizeKw).toBe(6.53);
  });

  it('is the title, unless a person wrote one', async () => {
    const generated = '6.60kW Solar + 13.5 kWh Battery + Blackout Protection';
    expect((await created({ title: '' })).title).toBe(generated);
    expect((await created({ title: '1.00kW Solar Installation' })).title).toBe(generated);
    expect((await created({ title: 'Two roofs at Casey’s' })).title).toBe('Two roofs at Casey’s');
  });
});

describe('an unknown field', () => {
  it.each([
    'id',
    'retailerId',
    'assignedInstallerId',
    'shareToken',
    'isAdmin',
    'createdAt',
    'updatedAt',
    'completedAt',
    'installationDate',
    'agreedPrice',
    'version',
    'deleted',
    'constructor',
    'toString',
    '$where',
    '#pk',
    ':value',
    'list1pk',
    '',
  ])('is refused: %j', async (field) => {
    const form = { ...jobForm(), [field]: 'x' };
    await expectInvalid(
      app,
      { [field]: unknownField },
      () => retailer.post('/api/jobs', form),
      () => retailer.put(jobPath, form),
    );
  });

  it('is refused if its name is that of a prototype property, and changes no prototype', async () => {
    const form = JSON.stringify(jobForm({ requirements: [{ label: 'A' }] }));
    for (const [from, to, field] of [
      ['{', '{"__proto__":{"isAdmin":true},', '__proto__'],
      ['{', '{"__proto__":null,', '__proto__'],
      ['{', '{"constructor":{"prototype":{"isAdmin":true}},', 'constructor'],
      ['{"label"', '{"__proto__":{"required":true},"label"', 'requirements.0.__proto__'],
    ] as const) {
      const rawBody = form.replace(from, to);
      const [answer] = await withoutTrace(app, () => retailer.request('POST', '/api/jobs', { rawBody }));
      expect([answer?.status, Object.entries(answer?.body.fields)]).toEqual([422, [[field, unknownField]]]);
    }
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
  });

  it('is refused in every call that takes an object', async () => {
    const id = jobPath.split('/').at(-1);
    const calls: [Client, string, string, Record<string, unknown>][] = [
      [retailer, 'POST', `${jobPath}/share`, {}],
      [retailer, 'POST', `${jobPath}/cancel`, { reason: 'x' }],
      [retailer, 'POST', '/api/objects/upload', {}],
      [retailer, 'POST', '/api/notifications/read-all', {}],
      [retailer, 'POST', `/api/auth/logout`, {}],
      [installer, 'POST', `${jobPath}/apply`, { leadTimeDays: 1 }],
      [installer, 'PUT', '/api/notifications/preferences', { emailPreferences: {} }],
    ];
    for (const [client, method, path, body] of calls) {
      for (const field of ['status', 'userId', 'isAdmin', 'retailerId']) {
        const [answer] = await withoutTrace(app, () =>
          client.request(method, path, { body: { ...body, [field]: id } }),
        );
        expect([path, answer?.status, answer?.body.fields]).toEqual([path, 422, { [field]: unknownField }]);
      }
    }
  });
});

describe('a number in a form', () => {
  const nothing: unknown[] = ['', ' '];
  const notNumbers = ['5 ', '+5', '5.', '.5', '1e1', '0x10', '1,000', '١٢', '５', 'NaN', 'Infinity', '5\n'];
  const otherKinds: unknown[] = [true, false, [], [5], {}, { valueOf: 5 }];

  const fields = {
    houseStoreys: 'House must have at least 1 storey',
    panelWatts: 'Panel size must be at least 100W',
    panelQty: 'Number of panels must be at least 1',
    inverterSizeKw: 'Inverter size must be at least 0.1 kW',
    batterySizeKwh: 'Battery size must be at least 0.1 kWh',
    exportLimitKw: 'Export limit must be 0 or greater',
    priceExGst: 'Amount must be 0 or greater',
  };
  const allAs = (value: unknown) => Object.fromEntries(Object.keys(fields).map((field) => [field, value]));

  it.each([...nothing, ...otherKinds])('cannot be written as %j', async (value) => {
    await expectInvalid(app, fields, () => retailer.post('/api/jobs', jobForm(allAs(value))));
  });

  it.each(notNumbers)('cannot be written as %j, and the answer says so', async (value) => {
    const complaint = allAs('Enter a number, such as 12 or 12.5') as Record<string, string>;
    await expectInvalid(app, complaint, () => retailer.post('/api/jobs', jobForm(allAs(value))));
  });

  it.each(['1e309', '-1e309', '1e20', '9007199254740993', '1e-7', '0.30000000000000004'])(
    'cannot be %s',
    async (literal) => {
      const rawBody = JSON.stringify(jobForm({ priceExGst: 1 })).replace('"priceExGst":1', `"priceExGst":${literal}`);
      await expectInvalid(app, { priceExGst: expect.any(String) }, () =>
        retailer.request('POST', '/api/jobs', { rawBody }),
      );
    },
  );

  it.each([
    ['0', 0],
    ['-0', 0],
    ['1E2', 100],
    ['1.10', 1.1],
    ['4200.500', 4200.5],
    ['"0012.50"', 12.5],
    ['"-0"', 0],
  ])('is read as the amount it represents: %s', async (literal, amount) => {
    const rawBody = JSON.stringify(jobForm({ priceExGst: 1 })).replace('"priceExGst":1', `"priceExGst":${literal}`);
    const { status, body } = await retailer.request('POST', '/api/jobs', { rawBody });
    expect([status, body.job?.priceExGst]).toEqual([201, amount]);
  });

  it.each([0.01, 0.07, 0.29, 0.57, 1.1, 1.15, 4.35, 8.2, 19.99, 64.1, 1_234_567.89, 81_234_567.89, 99_999_999.99])(
    'is kept to the cent through the award and the payment: %d dollars',
    async (priceExGst) => {
      const jobId = await awardedJob(retailer, installer, { priceExGst, requirements: [] });
      const path = `/api/jobs/${jobId}`;
      expect((await installer.get(path)).body.job).toMatchObject({
        priceExGst,
        amount: priceExGst,
        agreedPrice: priceExGst,
      });
      await installer.post(`${path}/start`);
      await installer.post(`${path}/complete`, {});
      const { body } = await installer.post(`${path}/request-payment`, { requestedAmount: String(priceExGst) });
      expect(body.payment).toMatchObject({ requestedAmount: priceExGst, originalAmount: priceExGst });
    },
  );
});

describe('a field of a part that the job does not have', () => {
  const battery = { batterySizeKwh: null, batteryBrand: '', blackoutProtection: false };
  const panels = { panelWatts: null, panelQty: null, pvSizeKw: null, panelLayout: '' };
  const grid = { connectionPreApprovalRef: '', hasExportLimit: false, exportLimitKw: null };
  const full = {
    panelLayout: 'North',
    connectionPreApprovalRef: 'DNSP-1',
    hasExportLimit: true,
    exportLimitKw: 5,
  };

  it.each([
    ['the battery of a job for panels only', { jobType: 'PV Only' }, battery],
    ['the panels of a job for a battery only', { jobType: 'Battery Only' }, panels],
    ['the network of a site off the grid', { connectionType: 'Off-Grid' }, { ...grid, blackoutProtection: false }],
    ['an export limit that is not ticked', { hasExportLimit: false }, { hasExportLimit: false, exportLimitKw: null }],
  ])('is dropped: %s', async (_, changes, stored) => {
    expect(await created({ ...full, ...changes })).toMatchObject(stored);
    expect((await retailer.put(jobPath, jobForm(full))).body.job).toMatchObject({ ...full, pvSizeKw: 6.6 });
    expect((await retailer.put(jobPath, jobForm({ ...full, ...changes }))).body.job).toMatchObject(stored);
  });

  it('is dropped together with its files', async () => {
    const [panelLayoutPhoto, connectionPreApprovalPdf] = await Promise.all([
      upload(retailer, png('layout'), 'image/png'),
      upload(retailer, pdf('approval'), 'application/pdf'),
    ]);
    const files = { panelLayoutPhoto, connectionPreApprovalPdf };
    const job = await created(files);
    expect(job).toMatchObject(files);
    const changes = { ...files, jobType: 'Battery Only', connectionType: 'Off-Grid' };
    const { body } = await retailer.put(`/api/jobs/${job.id}`, jobForm(changes));
    expect(body.job).toMatchObject({ panelLayoutPhoto: null, connectionPreApprovalPdf: null });
    expect(await created(files)).toMatchObject(files);
  });

  it('need not have an export limit', async () => {
    const ticked = { hasExportLimit: true, exportLimitKw: null };
    expect(await created({ ...ticked, connectionType: 'Off-Grid' })).toMatchObject(grid);
  });
});

describe('a draft', () => {
  it('may be empty', async () => {
    const { status, body } = await retailer.post('/api/jobs', { status: 'draft' });
    expect([status, body.job.status, body.job.address, body.job.title]).toEqual([
      201,
      'draft',
      '',
      'PV Only installation',
    ]);
    expect(body.job).toMatchObject({ state: null, houseStoreys: null, roofType: null, priceExGst: 0 });
  });

  it('still respects every limit', async () => {
    const form = { status: 'draft', houseStoreys: 11, panelWatts: 99, customerEmail: 'x', priceExGst: -1 };
    await expectInvalid(
      app,
      {
        houseStoreys: 'Maximum 10 storeys',
        panelWatts: 'Panel size must be at least 100W',
        customerEmail: 'Invalid email address',
        priceExGst: 'Amount must be 0 or greater',
      },
      () => retailer.post('/api/jobs', form),
    );
  });

  it('is posted only when it is complete', async () => {
    const { body } = await retailer.post('/api/jobs', { status: 'draft', address: 'Mayf' });
    const path = `/api/jobs/${body.job.id}`;
    const complete = {
      address: 'Address is required',
      houseStoreys: 'House must have at least 1 storey',
      roofType: 'Please select a roof type',
    };
    await expectInvalid(
      app,
      complete,
      () => retailer.put(path, { address: 'Mayf' }),
      () => retailer.put(path, { status: 'posted', address: 'Mayf' }),
    );
    await expectInvalid(app, { address: "Include the site's suburb, state and postcode" }, () =>
      retailer.put(path, jobForm({ address: 'Mayfair Street' })),
    );
    expect((await retailer.put(path, { ...jobForm(), status: 'draft' })).body.job.status).toBe('draft');
    const posted = await retailer.put(path, jobForm());
    expect([posted.status, posted.body.job.status, posted.body.job.state]).toEqual([200, 'posted', 'NSW']);
    expect((await retailer.put(path, jobForm({ status: 'draft' }))).body.job.status).toBe('posted');
  });

  it('cannot be made from a posted job by leaving fields out', async () => {
    await expectInvalid(app, { address: 'Address is required' }, () =>
      retailer.put(jobPath, jobForm({ status: 'draft', address: '' })),
    );
  });
});
