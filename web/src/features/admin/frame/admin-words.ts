import type { CallAnswer } from '#shared/api/client.ts';

export type AdminRetailer = CallAnswer<'listAdminRetailers'>['retailers'][number];
export type AdminInstaller = CallAnswer<'listAdminInstallers'>['installers'][number];
export type MailStopped = NonNullable<AdminRetailer['mailStopped']>;
export type AdminJob = CallAnswer<'listAdminJobs'>['jobs'][number];

export const availabilityLabels: Record<AdminInstaller['availability'], string> = {
  available: 'Available',
  lead_time: 'Lead Time Required',
  not_available: 'Not Available',
};

/** Returns "Castle Hill NSW", or the whole address of a job whose suburb is not known. */
export const placeIn = ({ suburb, state, address }: Pick<AdminJob, 'suburb' | 'state' | 'address'>): string =>
  suburb ? [suburb, state].filter(Boolean).join(' ') : address;

const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });
/** Formats a price as dollars without `lib/format`, which would add a script to every page. */
export const dollarsOf = (price: number): string => dollars.format(price);

/** Returns the whole number at the start of a typed text, or 0 if there is none. */
export const wholeOf = (typed: unknown): number => Number.parseInt(String(typed ?? ''), 10) || 0;

/** Returns only those fields of the record that have a label in `labels`. */
export const fieldsOf = <R extends object, N extends keyof R & string>(
  record: R,
  labels: Readonly<Record<N, string>>,
): Pick<R, N> => Object.fromEntries((Object.keys(labels) as N[]).map((name) => [name, record[name]])) as Pick<R, N>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns the changed fields of a form, because the form sends only these. */
export const changedFields = <V extends object>(before: V, after: V): Partial<V> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isSame(value, before[name as keyof V])),
  ) as Partial<V>;

/** Returns a warning for a company whose name is similar to a verified one, because it may be an impostor. */
export const looksLikeText = (companies: readonly { companyName: string }[]): string =>
  `The name is similar to ${companies.map(({ companyName }) => companyName).join(' and ')}, which is verified. Check that this is a different company.`;
