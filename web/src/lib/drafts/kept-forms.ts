interface KeptFormFacts {
  version: number;
  /** Fields that the application sets instead of the person. */
  except?: readonly string[];
}

/**
 * Every form whose text the browser keeps until it is saved. Raise the version when the meaning of a form's fields changes, so
 * that drafts of the earlier version are dropped. A test fails if this was forgotten.
 */
const forms = {
  job: { version: 1, except: ['status'] },
  installerProfile: { version: 1 },
  retailerProfile: { version: 1 },
  invite: { version: 1 },
  apply: { version: 1 },
  schedule: { version: 1 },
  team: { version: 1 },
  requestPayment: { version: 1 },
  approvePayment: { version: 1 },
  review: { version: 1 },
  cancelJob: { version: 1 },
  decline: { version: 1 },
  unassign: { version: 1 },
  returnRequirement: { version: 1 },
  returnWork: { version: 1 },
  photoCaption: { version: 1 },
  showPhoto: { version: 1, except: ['isAgreed'] },
  saveSearch: { version: 1 },
  editRetailer: { version: 1 },
  editInstaller: { version: 1 },
  editJob: { version: 1 },
  personNote: { version: 1 },
  daysOff: { version: 1 },
  suspend: { version: 1 },
  declineVerification: { version: 1 },
  credential: { version: 1 },
  invitePerson: { version: 1 },
  declineCredential: { version: 1 },
  adminNote: { version: 1 },
  report: { version: 1 },
  decideReport: { version: 1 },
} satisfies Record<string, KeptFormFacts>;

export type KeptFormName = keyof typeof forms;
export const keptForms: Record<KeptFormName, KeptFormFacts> = forms;

/** Secret fields, which no form keeps. */
export const isSecret = (field: string): boolean =>
  /password|secret|token|saaNumber|credentialNumber|^code$/i.test(field);

/** Returns whether a person sets this field. */
export const isTypedField = (form: KeptFormName, field: string): boolean => !keptForms[form].except?.includes(field);

export const isKeptField = (form: KeptFormName, field: string): boolean =>
  isTypedField(form, field) && !isSecret(field);
