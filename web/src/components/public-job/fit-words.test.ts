import { expect, test } from 'vitest';
import type { Fit } from '#shared/domain/search/fit.ts';
import { reasonsFor } from './fit-words.ts';

const fits: Fit = {
  fits: true,
  reach: 'inside',
  distanceKm: 23,
  missingLicences: [],
  timing: 'free',
  freeFrom: '2026-11-24',
};
interface Needs {
  requiredLicenses: string[];
  preferredWeek: string | null;
}
const job: Needs = { requiredLicenses: ['PV'], preferredWeek: null };

test.each<[Partial<Fit>, Partial<Needs>, string]>([
  [{}, {}, 'You have the accreditations it needs'],
  [{}, { requiredLicenses: [], preferredWeek: '2026-11-30' }, "You're free in time"],
  [{}, { requiredLicenses: [] }, 'In your radius'],
  [{ reach: 'unknown', distanceKm: null }, { requiredLicenses: [] }, ''],
  [{ reach: 'unknown', distanceKm: null }, {}, 'You have the accreditations it needs'],
  [{ reach: 'outside', distanceKm: 640 }, {}, '640 km, outside your radius · you have the accreditations it needs'],
  [
    { missingLicences: ['Battery', 'Off-Grid'] },
    {},
    "Needs Battery and Off-Grid accreditation, which isn't in your profile",
  ],
  [
    { timing: 'late', freeFrom: '2026-12-06' },
    { preferredWeek: '2026-11-23' },
    "You have the accreditations it needs · you're only free from Sun 6 Dec",
  ],
  [{ timing: 'unavailable', freeFrom: null }, {}, "You have the accreditations it needs · you're not taking on work"],
])('an installer whose fit is %j reads of the job %j: %s', (fit, changes, words) => {
  expect(reasonsFor({ ...fits, ...fit }, { ...job, ...changes })).toBe(words);
});
