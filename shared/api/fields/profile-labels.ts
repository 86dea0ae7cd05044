import { labelsOf } from './field-facts.ts';
import { editedInstaller, installerFields } from './installer-description.ts';
import { jobLabels } from './job-labels.ts';
import { editedRetailer, retailerFields } from './retailer-description.ts';

/** The labels of the fields of the forms about companies, and of the fields that administrators edit. */

export const retailerLabels = labelsOf(retailerFields);
export const installerLabels = labelsOf(installerFields);
export const editedRetailerLabels = labelsOf(editedRetailer);
export const editedInstallerLabels = labelsOf(editedInstaller);

export const editedJobLabels = {
  title: jobLabels.title,
  description: jobLabels.description,
  address: jobLabels.address,
  status: 'Status',
  priceExGst: jobLabels.priceExGst,
  isPublic: jobLabels.isPublic,
} as const;
