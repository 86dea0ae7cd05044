import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { JobType, StoredJobStatus } from '#shared/domain/jobs/job.ts';
import type { State } from '#shared/domain/places/australia.ts';

/** What a person's own list holds of a job: what it can be searched, filtered and sorted by, and what a row of it shows. */
export interface ListedOwnJob {
  id: string;
  title: string;
  address: string;
  suburb: string | null;
  state: State | null;
  status: StoredJobStatus;
  isPublic: boolean;
  jobType: JobType;
  priceCents: number;
  pvSizeKw: number | null;
  batterySizeKwh: number | null;
  installationDate: string | null;
  createdAt: string;
  /** The company on the other side, once there is one. */
  otherParty: string | null;
  /** Empty for everyone but the owner. */
  customerName: string;
  applicationsOpen: number;
  invitesPending: number;
  /** The person on the other side, once there is one. */
  otherPartyId?: string | null | undefined;
  /** The rest is about the payment. */
  completedOn?: string | null | undefined;
  requestedCents?: number | null | undefined;
  requestedOn?: string | null | undefined;
  dueDate?: string | null | undefined;
  paidOn?: string | null | undefined;
  hasRemittance?: boolean | undefined;
  /** What was paid for it to installers who no longer have it: all of it for the owner, and their own for each of them. */
  earlierPaid?: readonly PaidBefore[] | null | undefined;
  /** The person no longer has the job, and only what they were paid is on record. */
  isRecord?: true | null | undefined;
}

export interface PaidBefore {
  requestedCents: number;
  requestedOn: string | null;
  paidOn: string | null;
  remittanceKey: string | null;
}

const names = [
  'id',
  'title',
  'address',
  'suburb',
  'state',
  'status',
  'isPublic',
  'jobType',
  'priceCents',
  'pvSizeKw',
  'batterySizeKwh',
  'installationDate',
  'createdAt',
  'otherParty',
  'customerName',
  'applicationsOpen',
  'invitesPending',
  'otherPartyId',
  'completedOn',
  'requestedCents',
  'requestedOn',
  'dueDate',
  'paidOn',
  'hasRemittance',
  'earlierPaid',
  'isRecord',
] as const satisfies readonly (keyof ListedOwnJob)[];

/** In base64, which is shorter than the digits of an id and no harder to compress. */
const shortId = (id: string): string => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
const longId = (short: string): string => {
  const hex = Buffer.from(short, 'base64url').toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
};

/** A small window: what is packed is a few kilobytes, and preparing the usual window takes twenty times as long. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 };

/** The fields that hold an id, and may be without one. */
const isId = (name: string): boolean => name === 'id' || name === 'otherPartyId';
const shortened = (value: unknown): unknown => (typeof value === 'string' ? shortId(value) : value);
const restored = (value: unknown): unknown => (typeof value === 'string' ? longId(value) : value);

/** Field by field, because values of the same field compress best beside each other. */
export function packJobs(jobs: readonly ListedOwnJob[]): Uint8Array {
  const fields = names.map((name) => jobs.map((job) => (isId(name) ? shortened(job[name]) : job[name])));
  return new Uint8Array(brotliCompressSync(Buffer.from(JSON.stringify(fields)), { params }));
}

/** A list of an older version may lack the last fields. They are then undefined, so a new one has to be optional. */
export function unpackJobs(packed: Uint8Array): ListedOwnJob[] {
  const fields: unknown[][] = JSON.parse(brotliDecompressSync(packed).toString());
  const count = fields[0]?.length ?? 0;
  return Array.from({ length: count }, (_, index) => {
    const read = (name: string, at: number): unknown =>
      isId(name) ? restored(fields[at]?.[index]) : fields[at]?.[index];
    const job = Object.fromEntries(names.map((name, at) => [name, read(name, at)])) as unknown as ListedOwnJob;
    // Most jobs have neither, and a list of an older version none.
    return { ...job, earlierPaid: job.earlierPaid ?? null, isRecord: job.isRecord ?? null };
  });
}
