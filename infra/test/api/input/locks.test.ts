import { beforeAll, describe, expect, it } from '@jest/globals';
import { awardedJob, jobForm, pdf, png, upload } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { jobLabels } from '#shared/api/fields/job-labels.ts';
import type { LockedField, OpenField } from '#shared/api/fields/job-locks.ts';
import { startedApp } from '../../harness/started-app.ts';
import { withoutTrace } from './evidence.ts';

/** Once an installer has the job, what was agreed cannot change. */

const app = startedApp();
let retailer: Client;
let installer: Client;

beforeAll(async () => {
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
});

/** The new value, and other locked fields that change with it. */
type Change = [value: unknown, others?: LockedField[]];
const limited = { hasExportLimit: true, exportLimitKw: 5 };
const photo = () => upload(retailer, png('later'), 'image/png');

describe('after the award', () => {
  /** Values that differ from the job's. */
  const locked: Record<LockedField, Change[]> = {
    title: [['Another title']],
    address: [['14 Hill Street, Castle Hill NSW 2154'], ['12 Hill Street, Richmond VIC 3121']],
    houseStoreys: [[3]],
    roofType: [['tin']],
    isPublic: [[false]],
    jobType: [
      ['PV Only', ['batterySizeKwh', 'batteryBrand', 'blackoutProtection']],
      ['Battery Only', ['panelWatts', 'panelQty']],
    ],
    connectionType: [['Off-Grid', ['blackoutProtection', 'hasExportLimit', 'exportLimitKw']]],
    requiredLicenses: [[['PV']]],
    preferredWeek: [['2026-12-07']],
    panelWatts: [[450]],
    panelQty: [[16]],
    inverterModel: [['Other']],
    inverterSizeKw: [[6]],
    inverterQty: [[2]],
    batterySizeKwh: [[10]],
    batteryBrand: [['BYD']],
    blackoutProtection: [[false]],
    hasExportLimit: [[false, ['exportLimitKw']]],
    exportLimitKw: [[4]],
    photosRequired: [[['Roof']]],
    panelLayout: [['South']],
    switchboard: [['Hall']],
    inverterLocation: [['Garage']],
    priceExGst: [[4200.51]],
    requirements: [[[{ label: 'New' }]], [[]]],
  };
  const open: Record<OpenField, () => Promise<unknown> | unknown> = {
    description: () => 'Longer',
    notes: () => 'Dog is gone.',
    customerName: () => 'Charlie Customer',
    customerPhone: () => '0400 000 000',
    customerEmail: () => '',
    referencePhotoPaths: async () => [await photo()],
    installationDetailPhotos: async () => [{ name: 'Meter box', objectKey: await photo() }],
    panelLayoutPhoto: photo,
    switchboardPhoto: photo,
    inverterLocationPhoto: photo,
    connectionPreApprovalPdf: () => upload(retailer, pdf('later'), 'application/pdf'),
    connectionPreApprovalRef: () => 'DNSP-2',
  };
  let path: string;
  beforeAll(async () => {
    path = `/api/jobs/${await awardedJob(retailer, installer, { ...limited, requirements: [{ label: 'Tidy site' }] })}`;
  });

  const expectLocked = async (changes: Record<string, unknown>, fields: LockedField[]) => {
    const [answer] = await withoutTrace(app, () => retailer.put(path, jobForm({ ...limited, ...changes })));
    expect({ status: answer?.status, code: answer?.body.code, fields: answer?.body.fields }).toEqual({
      status: 409,
      code: 'locked_fields',
      fields: Object.fromEntries(fields.map((field) => [field, `"${jobLabels[field]}" can no longer be changed`])),
    });
  };

  const changes = Object.entries(locked).flatMap(([field, each]) =>
    each.map(([value, others = []]) => [field, value, others] as const),
  );
  it.each(changes)('%s cannot be changed to %j', (field, value, others) =>
    expectLocked({ [field]: value }, [field as LockedField, ...others]),
  );

  it('every field that cannot change is named at once', () =>
    expectLocked({ priceExGst: 1, roofType: 'flat', connectionType: 'Off-Grid', isPublic: false, notes: 'New' }, [
      'priceExGst',
      'roofType',
      'connectionType',
      'blackoutProtection',
      'hasExportLimit',
      'exportLimitKw',
      'isPublic',
    ]));

  it.each(Object.entries(open))('%s can still be changed', async (field, newValue) => {
    const value = await newValue();
    const { status, body } = await retailer.put(path, jobForm({ ...limited, [field]: value, status: 'posted' }));
    expect([status, body.job?.[field], body.job?.status]).toEqual([200, value, 'accepted']);
  });

  it('the refusal names what cannot change, and lists everything that still can', async () => {
    const { body } = await retailer.put(path, jobForm({ ...limited, priceExGst: 1 }));
    expect(body.message).toBe(
      '"Price ex GST" can no longer be changed, because an installer has the job. You can still change the description, notes, customer details, photos and documents.',
    );
  });

  it('saving the same form again changes nothing that was agreed', async () => {
    const { requirements } = (await retailer.get(`${path}/requirements`)).body;
    const same = requirements.map(({ id, label, type, required }: Record<string, unknown>) => ({
      id,
      label,
      type,
      required,
    }));
    const { status, body } = await retailer.put(
      path,
      jobForm({ ...limited, requirements: same, pvSizeKw: 99, amount: 1 }),
    );
    expect([status, body.job.pvSizeKw, body.job.amount, body.job.agreedPrice]).toEqual([200, 6.6, 4200.5, 4200.5]);
  });

  it('these locks hold while the work goes on, and nothing at all can change once it is complete', async () => {
    await installer.post(`${path}/start`);
    await expectLocked({ priceExGst: 9 }, ['priceExGst']);
    expect((await retailer.put(path, jobForm({ ...limited, notes: 'Ring twice' }))).body.job.status).toBe(
      'in_progress',
    );
    const { requirements } = (await installer.get(`${path}/requirements`)).body;
    await installer.patch(`/api/requirements/${requirements[0].id}/complete`, { completed: true });
    expect((await installer.post(`${path}/complete`, {})).status).toBe(200);
    const [answer] = await withoutTrace(app, () => retailer.put(path, jobForm({ ...limited, notes: 'Too late' })));
    expect([answer?.status, answer?.body.code]).toEqual([409, 'wrong_state']);
  });
});
