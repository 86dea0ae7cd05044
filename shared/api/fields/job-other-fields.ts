import { describedJobFields } from './job-description.ts';
import type { AfterAward } from './job-field-kinds.ts';

/** The fields of the job form that are not in `describedJobFields`, because the server stores each in its own way. */

interface OtherField {
  /** Absent if no message names this field. */
  label?: string;
  afterAward: AfterAward;
  examples: readonly [unknown, unknown];
}

const otherJobFields = {
  title: { label: 'Title', afterAward: 'locked', examples: ['Two roofs', 'Another title'] },
  address: {
    label: 'Address',
    afterAward: 'locked',
    examples: ['12 Hill Street, Castle Hill NSW 2154', '14 Hill Street, Castle Hill NSW 2154'],
  },
  requirements: {
    label: 'Requirements',
    afterAward: 'locked',
    examples: [[{ label: 'Tidy site', type: 'checkbox', required: true }], [{ label: 'Photo of the meter box' }]],
  },
  priceExGst: { label: 'Price ex GST', afterAward: 'locked', examples: [4200.5, 4200.51] },
  isPublic: { label: 'Who can see the job', afterAward: 'locked', examples: [true, false] },
  latitude: { afterAward: 'calculated', examples: [-33.7, -33.8] },
  longitude: { afterAward: 'calculated', examples: [151, 151.1] },
  pvSizeKw: { afterAward: 'calculated', examples: [6.6, 7.2] },
  location: { afterAward: 'calculated', examples: ['', 'Castle Hill'] },
  amount: { afterAward: 'calculated', examples: [0, 1] },
  status: { afterAward: 'calculated', examples: ['posted', 'draft'] },
} as const satisfies Record<string, OtherField>;

const { title, address, ...others } = otherJobFields;

/** Every field of the job form, in the order of the form. */
export const jobFormFields = { title, address, ...describedJobFields, ...others };
