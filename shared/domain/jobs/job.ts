/** The vocabulary of jobs: every status, type and accreditation, with its label. */
export const jobStatuses = [
  'draft',
  'posted',
  'offered',
  'accepted',
  'booked',
  'in_progress',
  'completed',
  'awaiting_payment',
  'paid',
  'archived',
  'cancelled',
] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** The statuses of a job with an installer who has not completed the work. */
export const openStatuses = ['accepted', 'booked', 'in_progress'] as const satisfies readonly JobStatus[];
export const isOpenStatus = (status: JobStatus): boolean => openStatuses.some((each) => each === status);
/** The statuses of jobs that a calendar shows, including completed ones. */
export const datedStatuses = [
  ...openStatuses,
  'completed',
  'awaiting_payment',
  'paid',
  'archived',
] as const satisfies readonly JobStatus[];

/**
 * The statuses that rows contain. `offered` and `awaiting_payment` are never stored: an installer with a pending invite sees a
 * posted job as `offered`, and `awaiting_payment` counts as `completed`.
 */
export const storedJobStatuses = [
  'draft',
  'posted',
  'accepted',
  'booked',
  'in_progress',
  'completed',
  'paid',
  'archived',
  'cancelled',
] as const satisfies readonly JobStatus[];
export type StoredJobStatus = (typeof storedJobStatuses)[number];

/** The statuses an administrator may set directly. */
export const adminStatuses = [
  'posted',
  'accepted',
  'booked',
  'completed',
  'paid',
] as const satisfies readonly StoredJobStatus[];

export const jobStatusLabels: Record<JobStatus, string> = {
  draft: 'Draft',
  posted: 'New',
  offered: 'Offered',
  accepted: 'Accepted',
  booked: 'Booked',
  in_progress: 'In Progress',
  completed: 'Complete',
  awaiting_payment: 'Paid',
  paid: 'Paid',
  archived: 'Archived',
  cancelled: 'Cancelled',
};

export const maxRequirements = 25;
/** The number of characters of a description on cards and for visitors. */
export const summaryLength = 200;

export const maxDetailPhotos = 5;
/** The smallest system, and the largest size of any part, in kilowatts or kilowatt hours. */
export const minSystemKw = 0.1;
export const maxKilo = 9_999.99;

export const roofTypes = ['tin', 'tile', 'flat'] as const;
export type RoofType = (typeof roofTypes)[number];
export const roofLabels: Record<RoofType, string> = { tin: 'Tin/Metal', tile: 'Tile', flat: 'Flat' };

export const jobTypes = ['PV Only', 'PV + Battery', 'Battery Only'] as const;
export type JobType = (typeof jobTypes)[number];

export const connectionTypes = ['Grid Connected', 'Off-Grid'] as const;
export type ConnectionType = (typeof connectionTypes)[number];

export const saaAccreditations = ['PV', 'Battery', 'Off-Grid'] as const;
export type Accreditation = (typeof saaAccreditations)[number];

/** Returns the accreditations that the equipment and the connection need. A retailer may require more or fewer. */
export const accreditationsFor = (jobType: JobType, connectionType: ConnectionType): Accreditation[] => [
  ...(hasPanels(jobType) ? (['PV'] as const) : []),
  ...(hasBattery(jobType) ? (['Battery'] as const) : []),
  ...(connectionType === 'Off-Grid' ? (['Off-Grid'] as const) : []),
];

export const accreditationLabels: Record<Accreditation, string> = {
  PV: 'Solar PV Systems',
  Battery: 'Battery Storage',
  'Off-Grid': 'Off-Grid Systems',
};

export const requirementTypes = ['checkbox', 'file_upload', 'photo'] as const;
export type RequirementType = (typeof requirementTypes)[number];

/**
 * The statuses of an application. `withdrawn`: the installer had the job and left it. `unassigned`: the installer had the job and
 * was unassigned. The owner can accept neither, because the installer may no longer want the job.
 */
export const applicationStatuses = ['applied', 'reviewed', 'accepted', 'rejected', 'withdrawn', 'unassigned'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];
/** Tells whether an application waits for the owner's answer. */
export const isOpenApplication = (status: ApplicationStatus): boolean => status === 'applied' || status === 'reviewed';

/** The statuses of an installer who no longer has the job. They can apply or be invited again. */
const leftStatuses: readonly string[] = ['withdrawn', 'unassigned'];
/** Tells whether an installer who had accepted the job no longer has it. */
export const hasLeft = (status: ApplicationStatus | InviteStatus): status is 'withdrawn' | 'unassigned' =>
  leftStatuses.includes(status);

/** The statuses of an invitation. `expired`: without an answer in time. `withdrawn` and `unassigned`: as for an application. */
export const inviteStatuses = ['invited', 'accepted', 'declined', 'expired', 'withdrawn', 'unassigned'] as const;
export type InviteStatus = (typeof inviteStatuses)[number];
/** Tells whether an installer may be invited again. An open or answered invitation does not change. */
export const mayInviteAgain = (status: InviteStatus): boolean => status === 'expired' || hasLeft(status);

export const paymentStatuses = ['pending', 'held', 'released', 'refunded', 'failed'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const roles = ['retailer', 'installer'] as const;
export type Role = (typeof roles)[number];

/** The initial requirements of a new job, which the retailer can change. */
export const defaultRequirements = [
  { label: 'Electrical Safety Certificate', type: 'file_upload', required: true },
  { label: 'Rebates Complete', type: 'checkbox', required: true },
] as const satisfies readonly { label: string; type: RequirementType; required: boolean }[];

export const hasPanels = (jobType: JobType): boolean => jobType !== 'Battery Only';
export const hasBattery = (jobType: JobType): boolean => jobType !== 'PV Only';

interface Terms {
  priceCents: number;
  pvSizeKw: number | null;
  batterySizeKwh?: number | null;
}
/** Tells whether a job has a price or a system. A job with neither is not in the public lists or on the map. */
export const hasTerms = ({ priceCents, pvSizeKw, batterySizeKwh }: Terms): boolean =>
  priceCents > 0 || pvSizeKw !== null || (batterySizeKwh ?? null) !== null;

interface Equipment {
  jobType?: JobType | undefined;
  connectionType?: ConnectionType | undefined;
  hasExportLimit?: boolean | undefined;
}

/** Returns the parts that a job has. The form shows, and the server stores, only the fields of these parts. */
export const partsOf = ({ jobType = 'PV Only', connectionType, hasExportLimit = false }: Equipment) => {
  const battery = hasBattery(jobType);
  const grid = connectionType !== 'Off-Grid';
  return { panels: hasPanels(jobType), battery, grid, backup: battery && grid, exportLimit: grid && hasExportLimit };
};
export type JobPart = keyof ReturnType<typeof partsOf>;
