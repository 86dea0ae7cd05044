import { screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleJob } from '#shared/api/fields/job-examples.ts';
import { jobInput } from '#shared/api/fields/job-fields.ts';
import { postJob, withUploads } from '../../infra/tools/in-process/builders.ts';
import type { JobValues } from '../src/features/job-form/values/job-values.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

/** Checks that the page of a job shows every value that the retailer typed into the form. */

let app: App;
let retailer: Client;
beforeAll(async () => {
  app = await startRealApi();
  retailer = await app.retailer();
});
afterAll(() => app.close());

interface Shown {
  /** The part of the page. Null is the head of the page. */
  part: string | null;
  /** The text on the page, if it is not the value itself. */
  as?: string;
}

/** The place of each field on the page. A new field does not compile without one. */
const fieldsOnPage = {
  title: { part: null },
  address: { part: 'Location' },
  latitude: { none: 'The server finds the position of the address.' },
  longitude: { none: 'The server finds the position of the address.' },
  jobType: { part: 'Project Details' },
  connectionType: { part: 'Project Details' },
  requiredLicenses: { part: 'Project Details' },
  credentialsRequired: { part: 'Project Details', as: 'CredentialsRequired on the installation date' },
  preferredWeek: { part: 'Project Details', as: 'Week of Mon 30 Nov' },
  isPublic: { part: 'Project Details', as: 'Public' },
  pvSizeKw: { part: 'System Specifications', as: '6.60 kW' },
  panelWatts: { part: 'System Specifications', as: '440 W' },
  panelQty: { part: 'System Specifications', as: '15 ×' },
  inverterModel: { part: 'System Specifications' },
  inverterSizeKw: { part: 'System Specifications', as: '5.00 kW' },
  inverterQty: { part: 'System Specifications', as: '1 × Fronius' },
  batterySizeKwh: { part: 'System Specifications', as: '13.5 kWh' },
  batteryBrand: { part: 'System Specifications' },
  blackoutProtection: { part: 'System Specifications', as: 'Blackout protectionYes' },
  hasExportLimit: { part: 'System Specifications', as: 'Export limit' },
  exportLimitKw: { part: 'System Specifications', as: '4.20 kW' },
  description: { part: 'Project Requirements' },
  photosRequired: { part: 'Project Requirements' },
  notes: { part: 'Project Requirements' },
  panelLayoutPhoto: { part: 'Installation Photos' },
  switchboardPhoto: { part: 'Installation Photos' },
  inverterLocationPhoto: { part: 'Installation Photos' },
  installationDetailPhotos: {
    part: 'Installation Photos',
  },
  referencePhotoPaths: { part: 'Installation Photos' },
  connectionPreApprovalRef: { part: 'Documentation & Approvals' },
  connectionPreApprovalPdf: { part: 'Documentation & Approvals' },
  houseStoreys: { part: 'Property Details', as: 'Storeys2' },
  roofType: { part: 'Property Details', as: 'Roof typeTile' },
  panelLayout: { part: 'Property Details' },
  switchboard: { part: 'Property Details' },
  inverterLocation: { part: 'Property Details' },
  customerName: { part: 'Customer Contact Information' },
  customerPhone: { part: 'Customer Contact Information' },
  customerEmail: { part: 'Customer Contact Information' },
  customerReference: { part: 'Customer Contact Information', as: "Retailer's reference: PO 4711" },
  requirements: { part: 'Completion Requirements', as: 'Tidy site' },
  priceExGst: { part: null, as: '$4,201' },
  status: { none: 'The page shows the status that the job has now.' },
  location: { none: 'It repeats the address.' },
  amount: { none: 'It repeats the price.' },
} satisfies Record<keyof JobValues, Shown | { none: string }>;

const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)];

describe('the page of a job', () => {
  it('shows its retailer every field of the form', async () => {
    expect(Object.keys(fieldsOnPage).sort()).toEqual(Object.keys(jobInput.shape).sort());
    const job = await withUploads(retailer, exampleJob);
    browseAs(retailer);
    openApp(`/jobs/${await postJob(retailer, job)}`);
    await screen.findByRole('heading', { level: 1, name: job.title });
    await screen.findByText('Tidy site');
    const isShown = ({ part, as }: Shown, value: unknown): boolean => {
      const place = part === null ? screen.getByRole('main') : screen.queryByRole('region', { name: part });
      const texts = as === undefined ? textsIn(value) : [as];
      return (
        place !== null && texts.every((text) => place.textContent.includes(text) || place.innerHTML.includes(text))
      );
    };
    const shown = Object.entries(fieldsOnPage).flatMap(([name, field]) => ('none' in field ? [] : [{ name, field }]));
    const missing = shown.filter(({ name, field }) => !isShown(field, Reflect.get(job, name)));
    expect(missing).toEqual([]);
  });
});
