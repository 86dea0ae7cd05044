import type { Accreditation } from '../jobs/job.ts';

/** The categories in which Solar Accreditation Australia (SAA) accredits installers. */

export const saaCategories = ['GCPV', 'GCBS', 'SPS'] as const;
export type SaaCategory = (typeof saaCategories)[number];
export const saaCategoryLabels: Record<SaaCategory, string> = {
  GCPV: 'Grid-connect PV (GCPV)',
  GCBS: 'Grid-connect battery (GCBS)',
  SPS: 'Stand-alone power (SPS)',
};

/**
 * The SAA category of each accreditation that a job may require. A battery in a stand-alone system needs SPS, which is Off-Grid
 * in the job. Source: Solar Accreditation Australia, "Answers to frequently asked questions", checked on 24 November 2026.
 */
export const categoryOfAccreditation: Record<Accreditation, SaaCategory> = {
  PV: 'GCPV',
  Battery: 'GCBS',
  'Off-Grid': 'SPS',
};

/** Returns the categories of these accreditations for a sentence: "GCPV and GCBS". */
export const categoriesInWords = (accreditations: readonly Accreditation[]): string =>
  new Intl.ListFormat('en-AU').format(accreditations.map((each) => categoryOfAccreditation[each]));

/** Explains "CEC Accredited". Source: Clean Energy Council, "Accreditation transition", in force since 29 February 2024. */
export const saaNote =
  'Solar Accreditation Australia (SAA) has accredited installers since 29 February 2024. The Clean Energy Council (CEC) did before.';
