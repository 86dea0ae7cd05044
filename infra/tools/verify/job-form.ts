import type { CallInput } from '#shared/api/client.ts';

export type JobForm = CallInput<'createJob'>['body'];

export const street = '12 Hill Street';
export const customerPhone = '0498 765 432';

export const requirements = [
  { label: 'Certificate of electrical safety', type: 'file_upload' },
  { label: 'Photo of the finished switchboard', type: 'photo' },
  { label: 'The customer was shown how to switch it off', type: 'checkbox' },
] as const;

/** The form that a coordinator fills in for a typical house, without any requirements. */
export const usualHouse = {
  address: `${street}, Castle Hill NSW 2154`,
  houseStoreys: 2,
  roofType: 'tile',
  isPublic: true,
  jobType: 'PV + Battery',
  connectionType: 'Grid Connected',
  requiredLicenses: ['PV', 'Battery'],
  panelWatts: 440,
  panelQty: 15,
  inverterModel: 'Fronius GEN24',
  inverterSizeKw: 5,
  inverterQty: 1,
  batterySizeKwh: 13.5,
  batteryBrand: 'Tesla',
  blackoutProtection: true,
  description: 'Two arrays, north and west.',
  customerName: 'Casey Customer',
  customerPhone,
  customerEmail: 'casey@example.com',
  notes: 'Dog in the yard.',
  priceExGst: 4200.5,
  status: 'posted',
} satisfies JobForm;

export const jobForm = (changes: Partial<JobForm> = {}): JobForm => ({
  ...usualHouse,
  requirements: [...requirements],
  ...changes,
});
