import { describe, expect, it } from '@jest/globals';
import { partsOfInstaller } from '../../domain/people/installer.ts';
import { type DescribedField, keepFields } from './described-fields.ts';
import { installerFields } from './installer-description.ts';
import {
  installerProfileInput,
  installerProfileView,
  retailerProfileInput,
  retailerProfileView,
} from './profile-fields.ts';
import { retailerFields } from './retailer-description.ts';

type Described = DescribedField & { examples: readonly [unknown, unknown] };

describe.each<[string, Record<string, Described>, object, object]>([
  ['a company', retailerFields, retailerProfileInput.shape, retailerProfileView.shape],
  ['an installer', installerFields, installerProfileInput.shape, installerProfileView.shape],
])('every described field of %s', (_, fields, input, view) => {
  it.each(Object.keys(fields))('%s can be sent and is returned in the answer', (name) => {
    expect([name in input, name in view]).toEqual([true, true]);
  });

  it.each(Object.entries(fields))(
    '%s has two valid examples, which are stored as different values',
    (_name, { sent, keep, empty, examples }) => {
      const [first, second] = examples.map((example) => keep(sent.parse(example)));
      expect(first).not.toEqual(second);
      expect(second).not.toEqual(empty);
    },
  );
});

describe('a stored installer', () => {
  it.each([
    ['lead_time', 14],
    ['available', null],
    ['not_available', null],
  ] as const)('with the availability %s has the lead time %j', (availability, stored) => {
    const sent = { accreditations: [], availability, leadTimeDays: 14 };
    expect(keepFields(installerFields, sent, partsOfInstaller(sent)).leadTimeDays).toBe(stored);
  });
});
