import { screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobInput } from '#shared/api/fields/job-fields.ts';
import { pdf, png, postJob, upload } from '../../infra/tools/in-process/builders.ts';
import type { JobValues } from '../src/features/job-form/values/job-values.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

/** What a retailer typed into the form of a job stands on its page. */

let app: App;
let retailer: Client;
beforeAll(async () => {
  app = await startRealApi();
  retailer = await app.retailer();
});
afterAll(() => app.close());

interface Shown {
  value: unknown;
  /** The part of the page. Null is the head of the page. */
  part: string | null;
  /** How the page says it, where that is not the value itself. */
  as?: string;
}

/** A value for each field, and where the page shows it. A new field does not compile without its place. */
const fieldsOnPage = (file: Record<'layout' | 'board' | 'inverter' | 'detail' | 'reference' | 'approval', string>) =>
  ({
    title: { value: 'A title of our own', part: null },
    address: { value: '12 Hill Street, Castle Hill NSW 2154', part: 'Location' },
    latitude: { none: 'The server finds the position of the address.' },
    longitude: { none: 'The server finds the position of the address.' },
    jobType: { value: 'PV + Battery', part: 'Project Details' },
    connectionType: { value: 'Grid Connected', part: 'Project Details' },
    requiredLicenses: { value: ['Off-Grid'], part: 'Project Details', as: 'Off-Grid' },
    preferredWeek: { value: '2026-11-30', part: 'Project Details', as: 'Week of Mon 30 Nov' },
    isPublic: { value: true, part: 'Project Details', as: 'Public' },
    pvSizeKw: { value: 6.6, part: 'System Specifications', as: '6.60 kW' },
    panelWatts: { value: 440, part: 'System Specifications', as: '440 W' },
    panelQty: { value: 15, part: 'System Specifications', as: '15 ×' },
    inverterModel: { value: 'Fronius GEN24', part: 'System Specifications' },
    inverterSizeKw: { value: 5.1, part: 'System Specifications', as: '5.10 kW' },
    inverterQty: { value: 2, part: 'System Specifications', as: '2 × Fronius' },
    batterySizeKwh: { value: 13.5, part: 'System Specifications', as: '13.5 kWh' },
    batteryBrand: { value: 'Tesla', part: 'System Specifications' },
    blackoutProtection: { value: true, part: 'System Specifications', as: 'Blackout protectionYes' },
    hasExportLimit: { value: true, part: 'System Specifications', as: 'Export limit' },
    exportLimitKw: { value: 4.2, part: 'System Specifications', as: '4.20 kW' },
    description: { value: 'Two arrays, north and west.', part: 'Project Requirements' },
    photosRequired: { value: ['Roof from the street'], part: 'Project Requirements', as: 'Roof from the street' },
    notes: { value: 'Dog in the yard.', part: 'Project Requirements' },
    panelLayoutPhoto: { value: file.layout, part: 'Installation Photos' },
    switchboardPhoto: { value: file.board, part: 'Installation Photos' },
    inverterLocationPhoto: { value: file.inverter, part: 'Installation Photos' },
    installationDetailPhotos: {
      value: [{ name: 'Meter box', objectKey: file.detail }],
      part: 'Installation Photos',
      as: file.detail,
    },
    referencePhotoPaths: { value: [file.reference], part: 'Installation Photos', as: file.reference },
    connectionPreApprovalRef: { value: 'APP-1', part: 'Documentation & Approvals' },
    connectionPreApprovalPdf: { value: file.approval, part: 'Documentation & Approvals' },
    houseStoreys: { value: 3, part: 'Property Details', as: 'Storeys3' },
    roofType: { value: 'flat', part: 'Property Details', as: 'Roof typeFlat' },
    panelLayout: { value: 'Eight on the north side.', part: 'Property Details' },
    switchboard: { value: 'Beside the front door.', part: 'Property Details' },
    inverterLocation: { value: 'In the garage.', part: 'Property Details' },
    customerName: { value: 'Casey Customer', part: 'Customer Contact Information' },
    customerPhone: { value: '0498 765 432', part: 'Customer Contact Information' },
    customerEmail: { value: 'casey@example.com', part: 'Customer Contact Information' },
    requirements: { value: [{ label: 'Tidy site' }], part: 'Completion Requirements', as: 'Tidy site' },
    priceExGst: { value: 4200, part: null, as: '$4,200' },
    status: { none: 'The page shows the status that the job has now.' },
    location: { none: 'It repeats the address.' },
    amount: { none: 'It repeats the price.' },
  }) satisfies Record<keyof JobValues, Shown | { none: string }>;

describe('the page of a job', () => {
  it('shows its retailer every field of the form', async () => {
    const photo = (name: string) => upload(retailer, png(name), 'image/png', name);
    const fields: Record<string, Shown | { none: string }> = fieldsOnPage({
      layout: await photo('layout'),
      board: await photo('board'),
      inverter: await photo('inverter'),
      detail: await photo('detail'),
      reference: await photo('reference'),
      approval: await upload(retailer, pdf(), 'application/pdf', 'approval.pdf'),
    });
    expect(Object.keys(fields).sort()).toEqual(Object.keys(jobInput.shape).sort());
    const shown = Object.entries(fields).flatMap(([name, field]) => ('none' in field ? [] : [{ name, ...field }]));
    const jobId = await postJob(retailer, Object.fromEntries(shown.map(({ name, value }) => [name, value])));
    browseAs(retailer);
    openApp(`/jobs/${jobId}`);
    await screen.findByRole('heading', { level: 1, name: 'A title of our own' });
    await screen.findByText('Tidy site');
    const isShown = ({ value, part, as = String(value) }: Shown): boolean => {
      const place = part === null ? screen.getByRole('main') : screen.queryByRole('region', { name: part });
      return place !== null && (place.textContent.includes(as) || place.innerHTML.includes(as));
    };
    const missing = shown.filter((field) => !isShown(field)).map(({ name }) => name);
    expect(missing).toEqual([]);
  });
});
