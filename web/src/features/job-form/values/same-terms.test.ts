import { expect, it } from 'vitest';
import { templateOf, templatesIn } from '../templates/templates.ts';
import { type JobValues, newJob, onSameTerms } from './job-values.ts';

const id = '00000000-0000-4000-8000-000000000001';
const job: JobValues = {
  ...newJob,
  title: "Casey's roof",
  address: '12 Hill Street, Castle Hill NSW 2154',
  houseStoreys: 3,
  jobType: 'PV + Battery',
  panelWatts: 440,
  panelQty: 15,
  batterySizeKwh: 13.5,
  requiredLicenses: ['PV'],
  isPublic: true,
  priceExGst: 4200.5,
  preferredWeek: '2026-11-30',
  customerName: 'Casey',
  customerPhone: '0498 765 432',
  customerEmail: 'casey@example.com',
  notes: 'Dog in the yard.',
  switchboardPhoto: id,
  switchboard: 'Behind the shed',
  connectionPreApprovalRef: 'A1',
  connectionPreApprovalPdf: id,
  installationDetailPhotos: [{ name: 'Roof', objectKey: id }],
  requirements: [{ id: 'one', label: 'Certificate', type: 'file_upload', required: true }],
};

it('a duplicate keeps the system, the price and the requirements, and nothing of the customer, the site or its files', () => {
  const copy = onSameTerms(job);
  expect(copy).toEqual({
    ...newJob,
    jobType: 'PV + Battery',
    panelWatts: 440,
    panelQty: 15,
    batterySizeKwh: 13.5,
    requiredLicenses: ['PV'],
    isPublic: true,
    priceExGst: 4200.5,
    requirements: [{ label: 'Certificate', type: 'file_upload', required: true }],
  });
  expect(JSON.stringify(copy)).not.toMatch(/Casey|0498|Hill|Dog|shed|A1|00000000/);
});

it('templates contain only terms, and stored values of another shape are ignored', () => {
  const terms = onSameTerms(job);
  const both = [templateOf('Farm', newJob), templateOf('House', job)];
  expect(both).toEqual([
    { name: 'Farm', terms: onSameTerms(newJob) },
    { name: 'House', terms },
  ]);
  expect(templatesIn(JSON.stringify(both))).toEqual(both);
  expect(templatesIn(JSON.stringify([{ name: 'House', terms: { ...job, gone: 1 } }]))).toEqual([
    { name: 'House', terms },
  ]);
  expect([templatesIn(null), templatesIn('{'), templatesIn('{}'), templatesIn('[{"name":1}]')]).toEqual([
    [],
    [],
    [],
    [],
  ]);
});
