import type { State } from '#shared/domain/australia.ts';
import type { ConnectionType, JobType, Licence, PaymentStatus, RoofType, StoredJobStatus } from '#shared/domain/job.ts';
import type { GeoPrecision } from '#shared/domain/place.ts';

/** What a job's row holds. `card` is what lists show and travels in the indexes; the rest is read with the job alone. */
export interface JobCardRow {
  title: string;
  /** The beginning of the description, for cards. */
  summary: string;
  address: string;
  suburb: string | null;
  state: State | null;
  postcode: string | null;
  timeZone: string | null;
  latitude: number | null;
  longitude: number | null;
  geoPrecision: GeoPrecision | null;
  jobType: JobType;
  connectionType: ConnectionType;
  requiredLicenses: Licence[];
  pvSizeKw: number | null;
  batterySizeKwh: number | null;
  priceCents: number;
  retailerCompany: string;
  assignedCompany: string | null;
  invitesPending: number;
  invitesAccepted: number;
  invitesDeclined: number;
  /** Applications waiting for the owner's decision. */
  applicationsOpen: number;
  applicationsTotal: number;
}

export interface JobDetailRow {
  description: string;
  houseStoreys: number | null;
  roofType: RoofType | null;
  panelWatts: number | null;
  panelQty: number | null;
  inverterModel: string;
  inverterSizeKw: number | null;
  inverterQty: number | null;
  batteryBrand: string;
  blackoutProtection: boolean;
  photosRequired: string[];
  referencePhotoPaths: string[];
  installationDetailPhotos: { name: string; objectKey: string }[];
  panelLayout: string;
  switchboard: string;
  inverterLocation: string;
  panelLayoutPhoto: string | null;
  switchboardPhoto: string | null;
  inverterLocationPhoto: string | null;
  connectionPreApprovalPdf: string | null;
  connectionPreApprovalRef: string;
  hasExportLimit: boolean;
  exportLimitKw: number | null;
  notes: string;
}

/** How to reach the customer: kept apart so that no projection carries it by accident. */
export interface CustomerRow {
  name: string;
  phone: string;
  email: string;
}

/** When what happened; ISO instants of the server's clock. */
export interface JobTimesRow {
  postedAt?: string;
  acceptedAt?: string;
  startedAt?: string;
  progressAt?: string;
  completedAt?: string;
  paidAt?: string;
  archivedAt?: string;
  cancelledAt?: string;
}

export interface JobRow {
  jobId: string;
  retailerId: string;
  /** Counts the changes: each write expects the one it read, and numbers the audit row of the change. */
  version: number;
  status: StoredJobStatus;
  isPublic: boolean;
  assignedInstallerId?: string;
  /** Set at the award, from the price of that moment. */
  agreedPriceCents?: number;
  installationDate?: string;
  paymentStatus?: PaymentStatus;
  openRequirements: number;
  cancelReason?: string;
  shareToken?: string;
  /** Counts the share links there have been: a grant of an older one is void. */
  shareEpoch: number;
  /** Being deleted: answers like a job that does not exist. */
  deleted?: boolean;
  card: JobCardRow;
  detail: JobDetailRow;
  customer: CustomerRow;
  times: JobTimesRow;
  createdAt: string;
  updatedAt: string;
}

/** What a list's index holds of a job. */
export type ListedJob = Pick<
  JobRow,
  | 'jobId'
  | 'retailerId'
  | 'status'
  | 'isPublic'
  | 'assignedInstallerId'
  | 'installationDate'
  | 'paymentStatus'
  | 'card'
  | 'createdAt'
>;
