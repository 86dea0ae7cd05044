import type { AccessName } from '../route/access.ts';

/**
 * Explains each rule of `accessRules` in the API document. The texts have their own file, so that functions, which all load the
 * rules, do not load them.
 */
export const accessMeanings: Record<AccessName, string> = {
  public: 'Anyone. The session is ignored.',
  visitor: 'Anyone. The session decides how much they see, and is renewed first if it has expired and can be renewed.',
  fileReader: 'Anyone for a company logo. For any other file, anyone who may see what it is attached to.',
  signedIn: 'Any signed-in user, for their own data.',
  retailer: 'Any retailer, for their own data.',
  installer: 'Any installer, for their own data.',
  jobViewer: 'Users who may see the job. For others it does not exist.',
  jobSeeker: 'An installer who may see the job.',
  jobTaker: 'An installer who was invited, has a live share link, or already has the job.',
  jobOwner: 'The retailer who posted the job.',
  jobOwnerOrAdmin: 'The retailer who posted the job, or an administrator.',
  jobInstaller: 'The installer the job was awarded to.',
  jobParty: 'The owning retailer or the awarded installer.',
  jobRecord:
    'Both parties and an administrator. For others, even users who can see the job, the record does not exist.',
  jobReviewer: 'Both parties of a job. An administrator can read it but cannot write to it.',
  paymentApprover: 'The owning retailer. For any other retailer the payment does not exist.',
  applicationDecider: 'The owner of the job that the application is for.',
  applicant: 'The installer who applied.',
  invitee: 'The installer who was invited.',
  ratingAuthor: 'The author of the review.',
  uploader: 'The uploader of the file.',
  searcher: 'The installer who saved the search. For others it does not exist.',
  credentialHolder:
    'An owner of the installing company, or the person who holds the credential. For others, those of another person do not exist.',
  acquainted: 'Users who have dealt with the company on a job, or prefer it. For others the company does not exist.',
  admin: 'An administrator.',
  jobAdmin: 'An administrator, for any job that exists.',
  notified: 'The recipient of the notification.',
};
