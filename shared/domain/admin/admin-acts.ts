/** The actions of administrators, as the audit log names them. */
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
  'resetTwoFactor',
] as const;
/** The kinds of subjects of an action. */
export const adminSubjects = ['retailer', 'installer', 'job'] as const;
/** The actor that the audit log names for the commands of operators. No account has this id. */
export const operatorId = '00000000-0000-0000-0000-000000000000';
