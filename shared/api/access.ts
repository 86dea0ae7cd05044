/**
 * Who may call a route: a closed set of named rules. A route names exactly one; there is no default.
 * `session` and `role` are checked from the caller alone; `row` is checked on the stored thing before the body is looked at.
 * A `late` session is asked for only once the stored thing has turned out not to be for everybody.
 */
export type RoleRule = 'retailer' | 'installer' | 'admin' | 'retailerOrAdmin';

interface AccessRule {
  session: 'none' | 'optional' | 'late' | 'required';
  role?: RoleRule;
  row?: 'job' | 'application' | 'invite' | 'rating' | 'object' | 'notification';
  meaning: string;
}

export const accessRules = {
  public: { session: 'none', meaning: 'Anybody; a session is not looked at.' },
  visitor: {
    session: 'optional',
    meaning: 'Anybody; a session decides how much is shown, and is renewed first if it has expired and can be.',
  },
  fileReader: {
    session: 'late',
    meaning: 'Anybody for the logo of a company; for any other file whoever may see what it belongs to.',
  },
  signedIn: { session: 'required', meaning: 'Any signed-in person, for what is their own.' },
  retailer: { session: 'required', role: 'retailer', meaning: 'Any retailer, for what is their own.' },
  installer: { session: 'required', role: 'installer', meaning: 'Any installer, for what is their own.' },
  jobViewer: { session: 'required', row: 'job', meaning: 'Whoever may see the job; for others it does not exist.' },
  jobSeeker: { session: 'required', role: 'installer', row: 'job', meaning: 'An installer who may see the job.' },
  jobTaker: {
    session: 'required',
    role: 'installer',
    row: 'job',
    meaning: 'An installer who was invited, holds a live share link, or has the job already.',
  },
  jobOwner: { session: 'required', role: 'retailer', row: 'job', meaning: 'The retailer who posted the job.' },
  jobOwnerOrAdmin: {
    session: 'required',
    role: 'retailerOrAdmin',
    row: 'job',
    meaning: 'The retailer who posted the job, or an administrator.',
  },
  jobInstaller: {
    session: 'required',
    role: 'installer',
    row: 'job',
    meaning: 'The installer the job was awarded to.',
  },
  jobParty: { session: 'required', row: 'job', meaning: 'The owning retailer or the awarded installer.' },
  jobRecord: {
    session: 'required',
    row: 'job',
    meaning: 'Both parties and an administrator; for others, even those who see the job, the record does not exist.',
  },
  jobReviewer: {
    session: 'required',
    row: 'job',
    meaning: 'Both parties of a job; an administrator sees it but may not write it.',
  },
  paymentApprover: {
    session: 'required',
    role: 'retailer',
    row: 'job',
    meaning: 'The owning retailer; for another retailer the payment does not exist.',
  },
  applicationDecider: { session: 'required', row: 'application', meaning: 'The owner of the job applied for.' },
  applicant: { session: 'required', row: 'application', meaning: 'The installer who applied.' },
  invitee: { session: 'required', role: 'installer', row: 'invite', meaning: 'The installer who was invited.' },
  ratingAuthor: { session: 'required', row: 'rating', meaning: 'Whoever wrote the review.' },
  uploader: { session: 'required', row: 'object', meaning: 'Whoever uploaded the file.' },
  notified: { session: 'required', row: 'notification', meaning: 'Whoever the notification is for.' },
} as const satisfies Record<string, AccessRule>;

export type AccessName = keyof typeof accessRules;
