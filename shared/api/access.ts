/**
 * Who may call a route: a closed set of named rules. Each route names exactly one, and there is no default.
 * `session` and `role` depend on the caller alone. `row` is checked against the stored item before the body is read.
 * A `late` session is only required once the stored item turns out not to be public.
 */
export type RoleRule = 'retailer' | 'installer' | 'retailerOrAdmin' | 'admin';

interface AccessRule {
  session: 'none' | 'optional' | 'late' | 'required';
  role?: RoleRule;
  row?: 'job' | 'application' | 'invite' | 'rating' | 'object' | 'notification' | 'search' | 'person';
  meaning: string;
}

export const accessRules = {
  public: { session: 'none', meaning: 'Anyone. The session is ignored.' },
  visitor: {
    session: 'optional',
    meaning:
      'Anyone. The session decides how much they see, and is renewed first if it has expired and can be renewed.',
  },
  fileReader: {
    session: 'late',
    meaning: 'Anyone for a company logo. For any other file, anyone who may see what it is attached to.',
  },
  signedIn: { session: 'required', meaning: 'Any signed-in person, for their own data.' },
  retailer: { session: 'required', role: 'retailer', meaning: 'Any retailer, for their own data.' },
  installer: { session: 'required', role: 'installer', meaning: 'Any installer, for their own data.' },
  jobViewer: {
    session: 'required',
    row: 'job',
    meaning: 'Anyone who may see the job. For anyone else it does not exist.',
  },
  jobSeeker: { session: 'required', role: 'installer', row: 'job', meaning: 'An installer who may see the job.' },
  jobTaker: {
    session: 'required',
    role: 'installer',
    row: 'job',
    meaning: 'An installer who was invited, has a live share link, or already has the job.',
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
    meaning:
      'Both parties and an administrator. For anyone else, even people who can see the job, the record does not exist.',
  },
  jobReviewer: {
    session: 'required',
    row: 'job',
    meaning: 'Both parties of a job. An administrator can read it but cannot write to it.',
  },
  paymentApprover: {
    session: 'required',
    role: 'retailer',
    row: 'job',
    meaning: 'The owning retailer. For any other retailer the payment does not exist.',
  },
  applicationDecider: {
    session: 'required',
    row: 'application',
    meaning: 'The owner of the job that the application is for.',
  },
  applicant: { session: 'required', row: 'application', meaning: 'The installer who applied.' },
  invitee: { session: 'required', role: 'installer', row: 'invite', meaning: 'The installer who was invited.' },
  ratingAuthor: { session: 'required', row: 'rating', meaning: 'The person who wrote the review.' },
  uploader: { session: 'required', row: 'object', meaning: 'The person who uploaded the file.' },
  searcher: {
    session: 'required',
    role: 'installer',
    row: 'search',
    meaning: 'The installer who saved the search. For anyone else it does not exist.',
  },
  acquainted: {
    session: 'required',
    row: 'person',
    meaning:
      'Anyone who has dealt with the person on a job, or prefers them. For anyone else the person does not exist.',
  },
  admin: { session: 'required', role: 'admin', meaning: 'An administrator.' },
  jobAdmin: { session: 'required', role: 'admin', row: 'job', meaning: 'An administrator, for any job that exists.' },
  notified: { session: 'required', row: 'notification', meaning: 'The person the notification is for.' },
} as const satisfies Record<string, AccessRule>;

export type AccessName = keyof typeof accessRules;
