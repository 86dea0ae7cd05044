import { examplesOf } from './field-facts.ts';
import { installerFields, saaNumber } from './installer-description.ts';
import { retailerFields } from './retailer-description.ts';

/** The company forms with an example of every field, for tests and for the API documents. */

/** The first examples. Each company has its own ABN. */
export const exampleRetailer = (abnNumber: string) => ({ ...examplesOf(retailerFields, 0), abnNumber });
/** The same form after every field has changed. */
export const changedRetailer = examplesOf(retailerFields, 1);

export const exampleInstaller = { ...examplesOf(installerFields, 0), saaNumber: saaNumber.examples[0] };
export const changedInstaller = { ...examplesOf(installerFields, 1), saaNumber: saaNumber.examples[1] };
