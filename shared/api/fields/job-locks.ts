import type { describedJobFields } from './job-description.ts';
import type { JobInput } from './job-fields.ts';

/**
 * What happens to each field of the job form once an installer has the job. A field is `locked`, `calculated` by the server
 * whatever was sent, or still `open`, with the words that people read for it. The server's refusal, its message and the
 * locked inputs of the form all come from this list. A field that is not in it does not compile.
 */
type Fate = 'locked' | 'calculated';
type Described = keyof typeof describedJobFields;
type Fates = Record<Described, Fate | { open: string }> & Record<Exclude<keyof JobInput, Described>, Fate>;

const afterAward = {
  description: { open: 'description' },
  notes: { open: 'notes' },
  customerName: { open: 'customer details' },
  customerPhone: { open: 'customer details' },
  customerEmail: { open: 'customer details' },
  referencePhotoPaths: { open: 'photos' },
  installationDetailPhotos: { open: 'photos' },
  panelLayoutPhoto: { open: 'photos' },
  switchboardPhoto: { open: 'photos' },
  inverterLocationPhoto: { open: 'photos' },
  connectionPreApprovalPdf: { open: 'documents' },
  connectionPreApprovalRef: { open: 'documents' },

  title: 'locked',
  address: 'locked',
  houseStoreys: 'locked',
  roofType: 'locked',
  isPublic: 'locked',
  jobType: 'locked',
  connectionType: 'locked',
  requiredLicenses: 'locked',
  preferredWeek: 'locked',
  panelWatts: 'locked',
  panelQty: 'locked',
  inverterModel: 'locked',
  inverterSizeKw: 'locked',
  inverterQty: 'locked',
  batterySizeKwh: 'locked',
  batteryBrand: 'locked',
  blackoutProtection: 'locked',
  hasExportLimit: 'locked',
  exportLimitKw: 'locked',
  panelLayout: 'locked',
  switchboard: 'locked',
  inverterLocation: 'locked',
  photosRequired: 'locked',
  priceExGst: 'locked',
  requirements: 'locked',

  latitude: 'calculated',
  longitude: 'calculated',
  pvSizeKw: 'calculated',
  location: 'calculated',
  amount: 'calculated',
  status: 'calculated',
} as const satisfies Fates;

type FieldWhere<F> = {
  [N in keyof typeof afterAward]: (typeof afterAward)[N] extends F ? N : never;
}[keyof typeof afterAward];
export type LockedField = FieldWhere<'locked'>;
export type OpenField = FieldWhere<{ open: string }>;

const isOpen = (name: keyof typeof afterAward): name is OpenField => typeof afterAward[name] === 'object';
const names = Object.keys(afterAward) as (keyof typeof afterAward)[];

export const lockedAfterAward = names.filter((name): name is LockedField => afterAward[name] === 'locked');
export const openAfterAward = names.filter(isOpen);

/** For example "description, notes and photos". */
export const openInWords = new Intl.ListFormat('en-AU').format(
  new Set(openAfterAward.map((name) => afterAward[name].open)),
);
