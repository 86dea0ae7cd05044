/** What administrators do, as it is written down. */
export const adminActions = [
  'edit',
  'viewSaaNumber',
  'verify',
  'unverify',
  'declineVerification',
  'suspend',
  'restore',
  'allowMail',
  'removeNote',
  'decideReport',
] as const;
/** Whom or what it is about. */
export const adminSubjects = ['retailer', 'installer', 'job'] as const;
