interface KeptFormFacts {
  version: number;
  /** Fields that the application sets instead of the person. */
  except?: readonly string[];
}

/**
 * Every form whose text the browser keeps until it is saved. Raise the version when the meaning of a form's fields changes, so
 * that drafts of the earlier version are dropped. `web/test/form-list.test.ts` fails if the parts of a field's value have changed
 * under the same version.
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

/** Returns whether the field is secret. No form keeps secret fields. */
export const isSecret = (field: string): boolean =>
  /password|secret|token|saaNumber|credentialNumber|^code$/i.test(field);

/** Returns whether a person sets this field. */
export const isTypedField = (form: KeptFormName, field: string): boolean => !keptForms[form].except?.includes(field);

export const isKeptField = (form: KeptFormName, field: string): boolean =>
  isTypedField(form, field) && !isSecret(field);
