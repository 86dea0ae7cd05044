import { describedJobFields } from './job-description.ts';
import { otherJobFields } from './job-other-fields.ts';

const { title, address, requirements, priceExGst, isPublic } = otherJobFields;

const described = Object.fromEntries(Object.entries(describedJobFields).map(([name, { label }]) => [name, label])) as {
  [N in keyof typeof describedJobFields]: string;
};

/** What people call each field of the job form, in the order of the form. */
export const jobLabels = {
  title: title.label,
  address: address.label,
  ...described,
  requirements: requirements.label,
  priceExGst: priceExGst.label,
  isPublic: isPublic.label,
};
