/// <reference types="vite/client" />
/// <reference types="google.maps" />

declare module 'virtual:addresses' {
  export const addresses: import('#shared/api/client.ts').Addresses;
  export const readsBySubject: import('#shared/api/client.ts').ReadsBySubject;
}

declare module 'virtual:job-fields' {
  type Fields = typeof import('#shared/api/fields/job-description.ts').describedJobFields;
  /**
   * For each field of a job: its value if it was not filled in, and the part of the job that it belongs to, such as the battery.
   */
  export const jobFields: { [N in keyof Fields]: Pick<Fields[N], 'empty' | 'part'> };
}

declare module 'virtual:job-labels' {
  export const jobLabels: typeof import('#shared/api/fields/job-labels.ts').jobLabels;
}

declare module 'virtual:job-locks' {
  export const openAfterAward: typeof import('#shared/api/fields/job-locks.ts').openAfterAward;
}

declare module 'virtual:edited-labels' {
  type Labels = typeof import('#shared/api/fields/profile-labels.ts');
  export const editedRetailerLabels: Labels['editedRetailerLabels'];
  export const editedInstallerLabels: Labels['editedInstallerLabels'];
  export const editedJobLabels: Labels['editedJobLabels'];
}

interface ImportMetaEnv {
  readonly VITE_SITE_ORIGIN?: string;
  readonly VITE_SUPPORT_EMAIL: string;
  readonly VITE_SUPPORT_DAYS: string;
  readonly VITE_LEGAL_ENTITY: string;
}
