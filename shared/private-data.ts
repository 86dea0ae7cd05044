/**
 * The private data that we store, and the users who can see it. SECURITY.md and the privacy page use the words of this list.
 * Each stored attribute with such data names an entry of this list. The access tests store a unique string for each entry, and
 * check which users can read it.
 */

const parties = 'the retailer who posted the job, the assigned installer and administrators';
const siteViewers =
  'the retailer who posted the job, the assigned installer, administrators and installers with a completed profile who have access to the job';
const dealtWith = 'the installer, retailers who have dealt with the installer, and administrators';
const whileThereIsWork =
  'the retailer who posted the job, administrators and, from the award until the job is complete, the assigned installer';

interface PrivateData {
  of: 'job' | 'person';
  /** The data as the end of the sentence "Only ... can see ...". */
  what: string;
  shownTo: string;
}

export const privateData = {
  'customer name': { of: 'job', what: "the customer's name", shownTo: whileThereIsWork },
  'customer phone': { of: 'job', what: "the customer's phone number", shownTo: whileThereIsWork },
  'customer e-mail': { of: 'job', what: "the customer's email address", shownTo: whileThereIsWork },
  street: { of: 'job', what: 'the street and exact position of the site', shownTo: siteViewers },
  notes: { of: 'job', what: "the retailer's notes", shownTo: siteViewers },
  'photo key': { of: 'job', what: 'photos of the site', shownTo: siteViewers },
  'share token': { of: 'job', what: "the job's share link", shownTo: 'the retailer who posted the job' },
  'pre-approval key': { of: 'job', what: 'the connection pre-approval document', shownTo: parties },
  'requirement file key': {
    of: 'job',
    what: 'files handed in for a requirement (except a photo that both companies show on their pages)',
    shownTo: parties,
  },
  'remittance key': { of: 'job', what: 'the remittance advice', shownTo: parties },
  'change description': { of: 'job', what: 'the reason given for a different amount', shownTo: parties },
  'cancel reason': { of: 'job', what: 'the reason given for a cancellation', shownTo: parties },
  'application message': {
    of: 'job',
    what: 'the message in an application',
    shownTo: 'the applicant, the retailer who posted the job and administrators',
  },
  'invite message': {
    of: 'job',
    what: 'the message in an invitation',
    shownTo: 'the invited installer, the retailer who posted the job and administrators',
  },
  'account e-mail': { of: 'person', what: 'the email address of an account', shownTo: 'the account holder' },
  'person name': {
    of: 'person',
    what: 'the full name of someone who works for a company',
    shownTo: "the company's own people (other companies of a job see the first name)",
  },
  ABN: { of: 'person', what: "a retailer's ABN", shownTo: 'the account holder' },
  'private note': {
    of: 'person',
    what: "a retailer's note about a preferred installer",
    shownTo: 'the account holder',
  },
  'calendar address': { of: 'person', what: "the link of a person's calendar", shownTo: 'the account holder' },
  "administrators' note": {
    of: 'person',
    what: "administrators' notes about a person",
    shownTo: 'administrators',
  },
  report: {
    of: 'person',
    what: 'who reported a review or a profile, and why',
    shownTo: 'administrators',
  },
  'contact phone': {
    of: 'person',
    what: "an installer's contact phone number",
    shownTo:
      'the installer, administrators, retailers who have dealt with the installer and, one at a time and counted, retailers with a profile and a confirmed email address, unless the profile is private',
  },
  'installer position': { of: 'person', what: "an installer's street and exact position", shownTo: dealtWith },
  'SAA number': {
    of: 'person',
    what: "an installer's SAA number",
    shownTo: 'an administrator who verifies the installer',
  },
  'credential number': {
    of: 'person',
    what: "the numbers of an installer's licences and policies",
    shownTo: 'an administrator who checks the credential',
  },
  'credential file key': {
    of: 'person',
    what: "the files of an installer's credentials",
    shownTo: 'the installer and administrators',
  },
} as const satisfies Record<string, PrivateData>;

export type Secret = keyof typeof privateData;
export const secrets = Object.keys(privateData) as Secret[];

const listed = new Intl.ListFormat('en-AU');

/** Returns the rows of the table in SECURITY.md. */
export const privateDataRows = (): string[] =>
  Object.values(privateData).map(({ what, shownTo }) => `| ${what} | ${shownTo} |`);

/** Returns one sentence for each group of users, with all data that only they can see. */
export function whoSeesWhat(): string[] {
  const all: readonly PrivateData[] = Object.values(privateData);
  return [...new Set(all.map(({ shownTo }) => shownTo))].map((shownTo) => {
    const what = listed.format(all.filter((each) => each.shownTo === shownTo).map((each) => each.what));
    return `Only ${shownTo} can see ${what}.`;
  });
}
