/** The actions of administrators, as the audit names them. */
export const adminActions = [
  'edit',
  'viewSaaNumber',
  'verify',
  'unverify',
  'declineVerification',
  'viewCredentialNumber',
  'checkCredential',
  'declineCredential',
  'suspend',
  'restore',
  'allowMail',
  'removeNote',
  'decideReport',
] as const;
/** The kinds of subjects of an action. */
export const adminSubjects = ['retailer', 'installer', 'job'] as const;
