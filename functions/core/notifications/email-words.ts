/** The subject and text of each email about a job. They quote nothing that a user typed, so no user can send their own text. */

/** The facts that a subject or text may mention. */
export interface EmailFacts {
  /** For example "job in Parramatta", or "job BR-1042" if the suburb is unknown. */
  job: string;
  /** Whether the recipient posted the job. */
  isOwner: boolean;
  /** The installation date in words, if there is one. */
  date: string | null;
  /** The amount in words, for an email about a payment. */
  amount: string | null;
}

interface Words {
  subject: string;
  text: string;
}

const nothingToDo = "You don't need to do anything.";
const inviteAnother = 'Open the job to invite another installer.';

const bookedFor = ({ job, date }: EmailFacts, now: string): string =>
  date === null ? `Your ${job} has a new installation date` : `Your ${job} is ${now}booked for ${date}`;

/** The subject and text by the title of the notification. A title without an entry is itself the subject. */
export const emailWords = {
  Invitation: ({ job }) => ({
    subject: `You're invited to a ${job}`,
    text: 'A retailer has invited you to this job. Open it to read the details, then accept or decline.',
  }),
  'Invitation declined': ({ job }) => ({
    subject: `An installer declined your ${job}`,
    text: `The installer does not want this job. ${inviteAnother}`,
  }),
  'Invitation expired': ({ job, isOwner }) => ({
    subject: `Your invitation to the ${job} has expired`,
    text: isOwner
      ? `The installer did not answer in time. ${inviteAnother}`
      : `You did not answer in time. ${nothingToDo}`,
  }),
  'Invitation closed': ({ job, isOwner }) =>
    isOwner
      ? {
          subject: `Your invitation to the ${job} has ended`,
          text: `The installer is not available at the moment. ${inviteAnother}`,
        }
      : { subject: `The ${job} is no longer open`, text: `Your invitation has ended. ${nothingToDo}` },
  'New application': ({ job }) => ({
    subject: `An installer applied for your ${job}`,
    text: 'Open the job to read the application, then accept or reject it.',
  }),
  'Application withdrawn': ({ job }) => ({
    subject: `An application for your ${job} has ended`,
    text: 'The installer is no longer a candidate. Open the job to see the other applications.',
  }),
  'Application rejected': ({ job }) => ({
    subject: `Your application for the ${job} was not successful`,
    text: `The retailer chose not to go ahead with your application. ${nothingToDo}`,
  }),
  'Application closed': ({ job }) => ({
    subject: `The ${job} is no longer open`,
    text: `Your application has ended. ${nothingToDo}`,
  }),
  'Please confirm the new terms': ({ job }) => ({
    subject: `Confirm the new terms of the ${job}`,
    text: 'The retailer chose you, but the job has changed since you applied. Open it to read the new terms, then accept or decline.',
  }),
  'Job accepted': ({ job }) => ({
    subject: `An installer accepted your ${job}`,
    text: 'Open the job to set the installation date.',
  }),
  'Job awarded': ({ job }) => ({
    subject: `You've been awarded the ${job}`,
    text: 'The retailer accepted your application. Open the job to set the installation date.',
  }),
  'Job changed': ({ job }) => ({
    subject: `The ${job} has changed`,
    text: 'The retailer changed the details of this job. Open it to see the changes.',
  }),
  'Installation date set': (facts) => ({
    subject: bookedFor(facts, ''),
    text: 'The other company set the installation date. Open the job if you need to change it.',
  }),
  'New installation date': (facts) => ({
    subject: bookedFor(facts, 'now '),
    text: 'The other company changed the installation date. Open the job if you need to change it.',
  }),
  "You're on a job": ({ job, date }) => ({
    subject: `You're on the ${job}${date === null ? '' : `, booked for ${date}`}`,
    text: 'Your company put you on this job. Open it to see the site and the work.',
  }),
  "You're no longer on a job": ({ job }) => ({
    subject: `You're no longer on the ${job}`,
    text: `Your company took you off this job. ${nothingToDo}`,
  }),
  'Installation tomorrow': ({ job }) => ({
    subject: `The installation of your ${job} is tomorrow`,
    text: 'Open the job to check the details.',
  }),
  'Accredited installer changed': ({ job }) => ({
    subject: `The person who signs off the work on your ${job} has changed`,
    text: 'The installer changed who signs off the work, and gave a reason. Open the job to read it.',
  }),
  'Work started': ({ job }) => ({
    subject: `Work has started on your ${job}`,
    text: 'The installer has started the work. Open the job to see its progress.',
  }),
  Progress: ({ job }) => ({
    subject: `New progress on your ${job}`,
    text: 'The installer reported progress. Open the job to see it.',
  }),
  'Job complete': ({ job }) => ({
    subject: `Your ${job} is complete`,
    text: 'The installer completed the work. Open the job to check it.',
  }),
  'Changes requested': ({ job }) => ({
    subject: `The retailer asks for changes to your ${job}`,
    text: 'Open the job to read what to change, then submit it again.',
  }),
  'Installer unassigned': ({ job, isOwner }) =>
    isOwner
      ? { subject: `Your ${job} has no installer now`, text: 'Open the job to choose another installer.' }
      : { subject: `You're no longer assigned to the ${job}`, text: `The job is posted again. ${nothingToDo}` },
  'Job cancelled': ({ job }) => ({
    subject: `The ${job} is cancelled`,
    text: 'The retailer cancelled this job. Open it to read why.',
  }),
  'Job removed': ({ job }) => ({
    subject: `The ${job} is deleted`,
    text: `The retailer deleted this job, so your application or invitation has ended. ${nothingToDo}`,
  }),
  'Job without an installer': ({ job }) => ({
    subject: `Your ${job} has no installer`,
    text: 'An administrator changed the status of this job. Open the job to cancel it or put it back to New.',
  }),
  'Payment requested': ({ job, amount }) => ({
    subject: `The installer requests payment for your ${job}`,
    text: `The installer requests ${amount ?? 'payment'}. Open the job to check and approve it.`,
  }),
  'Payment request changed': ({ job, amount }) => ({
    subject: `The payment request for your ${job} has changed`,
    text: `The installer now requests ${amount ?? 'another amount'}. Open the job to check and approve it.`,
  }),
  'Payment approved': ({ job, amount }) => ({
    subject: `Your payment for the ${job} is approved`,
    text: `The retailer approved ${amount ?? 'your payment'}. Open the job to see the remittance advice.`,
  }),
  'New review': ({ job }) => ({
    subject: `You have a new review for the ${job}`,
    text: 'Open the job to read it.',
  }),
  'Photo for company pages': ({ job, isOwner }) => ({
    subject: `${isOwner ? 'The installer' : 'The retailer'} asks to show a photo of your ${job}`,
    text: 'Both company pages would show it, with the suburb, the system and the month. Open the job to see the photo, then allow or decline it.',
  }),
  'Photo allowed': ({ job }) => ({
    subject: `Your company page now shows a photo of the ${job}`,
    text: 'The other company allowed the photo. You can remove it on the page of the job.',
  }),
  'Photo declined': ({ job }) => ({
    subject: `The photo of your ${job} was declined`,
    text: `The other company does not want to show this photo. ${nothingToDo}`,
  }),
  'Photo removed': ({ job }) => ({
    subject: `The photo of your ${job} is removed`,
    text: `The company pages no longer show it. ${nothingToDo}`,
  }),
} as const satisfies Record<string, (facts: EmailFacts) => Words>;

export type JobNews = keyof typeof emailWords;
