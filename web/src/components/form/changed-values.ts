import { type JobStatus, jobStatuses, jobStatusLabels, roofLabels } from '#shared/domain/jobs/job.ts';
import { booked } from '../../lib/dates.ts';
import { counted, money } from '../../lib/format.ts';

/** Writes the value of a field in words, for a list of changes. */

const yesOrNo = (value: unknown): string => (value ? 'Yes' : 'No');
const files = (value: unknown): string => (Array.isArray(value) ? counted(value.length, 'file', 'files') : 'A file');

const labelIn = (labels: Readonly<Record<string, string>>, value: unknown): string =>
  labels[String(value)] ?? String(value);
const availabilityLabels = {
  available: 'Available',
  lead_time: 'Lead Time Required',
  not_available: 'Not Available',
};

const shown: Readonly<Record<string, (value: unknown) => string>> = {
  priceExGst: (value) => money(value),
  preferredWeek: (value) => `Week of ${booked(String(value), 'weekday')}`,
  isPublic: (value) => (value ? 'Public' : 'Private'),
  status: (value) => (jobStatuses.some((each) => each === value) ? jobStatusLabels[value as JobStatus] : String(value)),
  roofType: (value) => labelIn(roofLabels, value),
  availability: (value) => labelIn(availabilityLabels, value),
  profileVisibility: (value) => (value === 'public' ? 'Public' : 'Private'),
  installRadius: (value) => `${value} km`,
  leadTimeDays: (value) => counted(Number(value), 'day', 'days'),
  panelWatts: (value) => `${value} W`,
  inverterSizeKw: (value) => `${value} kW`,
  exportLimitKw: (value) => `${value} kW`,
  batterySizeKwh: (value) => `${value} kWh`,
  panelLayoutPhoto: files,
  switchboardPhoto: files,
  inverterLocationPhoto: files,
  connectionPreApprovalPdf: files,
  installationDetailPhotos: files,
  referencePhotoPaths: files,
};

const partOf = (part: unknown): string =>
  typeof part === 'object' && part !== null && 'label' in part ? String(part.label) : String(part);

export function valueInWords(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return 'Empty';
  if (typeof value === 'boolean' && !(field in shown)) return yesOrNo(value);
  return shown[field]?.(value) ?? (Array.isArray(value) ? value.map(partOf).join(', ') : String(value));
}
