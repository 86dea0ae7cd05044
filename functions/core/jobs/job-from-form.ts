import type { JobInput } from '#shared/api/job-fields.ts';
import { hasBattery, hasPanels } from '#shared/domain/job.ts';
import { isGeneratedTitle, pvSizeKw, titleFromSpecifications } from '#shared/domain/job-title.ts';
import { toCents } from '#shared/domain/money.ts';
import { objectKeyIn } from '#shared/domain/uploads.ts';
import type { CustomerRow, JobCardRow, JobDetailRow } from '../../data/rows.ts';
import { placeJob, type Site } from './job-site.ts';

/** Turns the form's input into what is stored. Sections that do not apply are dropped, and the server calculates the totals. */

type Specification = Pick<
  JobCardRow,
  'jobType' | 'connectionType' | 'requiredLicenses' | 'pvSizeKw' | 'batterySizeKwh' | 'priceCents' | 'title' | 'summary'
>;

const keyOf = (reference: string | null | undefined): string | null => (reference ? objectKeyIn(reference) : null);
const keysOf = (references: readonly string[]): string[] => references.flatMap((each) => objectKeyIn(each) ?? []);

function sizeOf(input: JobInput): number | null {
  if (!hasPanels(input.jobType)) return null;
  if (input.panelWatts != null && input.panelQty != null) return pvSizeKw(input.panelWatts, input.panelQty);
  return input.pvSizeKw == null ? null : Math.round(input.pvSizeKw * 100) / 100;
}

const summaryLength = 200;
const summaryOf = (description: string): string =>
  [...description.replace(/\s+/g, ' ')].slice(0, summaryLength).join('');

function specificationOf(input: JobInput): Specification {
  const pv = sizeOf(input);
  const battery = hasBattery(input.jobType) ? (input.batterySizeKwh ?? null) : null;
  const typed = input.title ?? '';
  const generated = titleFromSpecifications({ ...input, pvSizeKw: pv, batterySizeKwh: battery });
  return {
    title: (isGeneratedTitle(typed) ? generated : typed) || `${input.jobType} installation`,
    summary: summaryOf(input.description ?? ''),
    jobType: input.jobType,
    connectionType: input.connectionType,
    requiredLicenses: [...new Set(input.requiredLicenses)],
    pvSizeKw: pv,
    batterySizeKwh: battery,
    priceCents: toCents(input.priceExGst),
  };
}

function detailOf(input: JobInput): JobDetailRow {
  const panels = hasPanels(input.jobType);
  const battery = hasBattery(input.jobType);
  const grid = input.connectionType === 'Grid Connected';
  const limited = grid && input.hasExportLimit;
  return {
    description: input.description ?? '',
    houseStoreys: input.houseStoreys ?? null,
    roofType: input.roofType ?? null,
    panelWatts: panels ? (input.panelWatts ?? null) : null,
    panelQty: panels ? (input.panelQty ?? null) : null,
    inverterModel: input.inverterModel ?? '',
    inverterSizeKw: input.inverterSizeKw ?? null,
    inverterQty: input.inverterQty ?? null,
    batteryBrand: battery ? (input.batteryBrand ?? '') : '',
    blackoutProtection: battery && grid && input.blackoutProtection,
    photosRequired: input.photosRequired.filter(Boolean),
    referencePhotoPaths: keysOf(input.referencePhotoPaths),
    installationDetailPhotos: input.installationDetailPhotos.flatMap((photo, index) => {
      const objectKey = objectKeyIn(photo.objectKey);
      return objectKey ? [{ name: photo.name || `Detail ${index + 1}`, objectKey }] : [];
    }),
    panelLayout: panels ? (input.panelLayout ?? '') : '',
    switchboard: input.switchboard ?? '',
    inverterLocation: input.inverterLocation ?? '',
    panelLayoutPhoto: panels ? keyOf(input.panelLayoutPhoto) : null,
    switchboardPhoto: keyOf(input.switchboardPhoto),
    inverterLocationPhoto: keyOf(input.inverterLocationPhoto),
    connectionPreApprovalPdf: grid ? keyOf(input.connectionPreApprovalPdf) : null,
    connectionPreApprovalRef: grid ? (input.connectionPreApprovalRef ?? '') : '',
    hasExportLimit: limited,
    exportLimitKw: limited ? (input.exportLimitKw ?? null) : null,
    notes: input.notes ?? '',
  };
}

const customerOf = (input: JobInput): CustomerRow => ({
  name: input.customerName ?? '',
  phone: input.customerPhone ?? '',
  email: input.customerEmail ?? '',
});

/** The parts of the form that go into the job's own row. Requirements have their own rows. */
export interface Contents {
  card: Specification & Site;
  detail: JobDetailRow;
  customer: CustomerRow;
}

export const contentsOf = async (input: JobInput): Promise<Contents> => ({
  card: { ...specificationOf(input), ...(await placeJob(input)) },
  detail: detailOf(input),
  customer: customerOf(input),
});
