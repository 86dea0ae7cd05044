import { describe, expect, it } from 'vitest';
import type { JobView } from '#shared/api/fields/job-views.ts';
import type { JobValues } from './job-values.ts';
import { termsNeeded } from './terms-needed.ts';

const price = { priceExGst: 'A price above $0 is required to post the job' };
const panels = { panelWatts: 'Panel size and number of panels are required to post the job' };
const licences = { requiredLicenses: 'At least one accreditation is required to post the job' };
const battery = { batterySizeKwh: 'Battery size is required to post the job' };
const solar: Partial<JobValues> = {
  status: 'posted',
  priceExGst: '4200.50',
  panelWatts: '440',
  panelQty: '15',
  requiredLicenses: ['PV'],
} as const;
const known = (job: Partial<JobView>) =>
  ({ status: 'posted', priceExGst: 0, pvSizeKw: null, batterySizeKwh: null, requiredLicenses: [], ...job }) as JobView;

describe('a job that is about to be posted', () => {
  it.each<[Partial<JobValues>, object]>([
    [solar, {}],
    [{ ...solar, priceExGst: '0' }, price],
    [{ ...solar, priceExGst: '' }, price],
    [{ ...solar, panelQty: '' }, panels],
    [{ ...solar, jobType: 'PV + Battery', panelQty: '', batterySizeKwh: '13.5' }, {}],
    [{ ...solar, jobType: 'Battery Only', batterySizeKwh: '' }, battery],
    [{ ...solar, jobType: 'Battery Only', batterySizeKwh: '13.5' }, {}],
    [{ ...solar, requiredLicenses: [] }, licences],
    [{ status: 'posted' }, { ...price, ...panels, ...licences }],
    [{ status: 'draft' }, {}],
  ])('needs a price, a system and an accreditation: %j lacks %j', (values, lacking) => {
    expect(termsNeeded(values, null)).toEqual(lacking);
    expect(termsNeeded(values, known({ status: 'draft' }))).toEqual(lacking);
  });

  it('does not need a term that it never had, but keeps those that it has', () => {
    expect(termsNeeded({ status: 'posted' }, known({}))).toEqual({});
    expect(termsNeeded({ status: 'posted' }, known({ priceExGst: 100 }))).toEqual(price);
    expect(termsNeeded({ status: 'posted' }, known({ pvSizeKw: 6.6 }))).toEqual(panels);
    expect(termsNeeded({ status: 'posted' }, known({ requiredLicenses: ['PV'] }))).toEqual(licences);
  });
});
