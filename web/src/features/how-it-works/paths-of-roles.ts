/** Each role's steps from the first day to the last, with the pictures that `web/e2e/take-pictures.ts` takes. */

export interface Step {
  title: string;
  text: string;
  picture: string;
  /** The text alternative of the picture. */
  shows: string;
}

export interface RolePath {
  id: string;
  title: string;
  lead: string;
  /** What shows these steps from the width of a tablet. */
  wide: 'desk' | 'phone';
  steps: readonly Step[];
}

export const retailerPath: RolePath = {
  id: 'retailers',
  title: 'For retailers',
  lead: 'From sale to finished installation, without chasing anyone.',
  wide: 'desk',
  steps: [
    {
      title: 'Post the job',
      text: 'Describe the system, the site and what the installer has to submit. Add photos and documents once, for everyone who looks at the job.',
      picture: 'post',
      shows: 'The form of a new job, with its first part about the location',
    },
    {
      title: 'Choose the installer',
      text: 'Installers apply with a message and their lead time, or you invite the ones you want. You see their reviews and their finished jobs before you decide.',
      picture: 'choose',
      shows: 'The applications for a posted job, with rating, distance and lead time of each installer',
    },
    {
      title: 'Follow the work',
      text: 'One dashboard holds every job from new to archived. Jobs that need your attention are at the top.',
      picture: 'follow',
      shows: 'The dashboard of a retailer with tabs and jobs',
    },
    {
      title: 'Approve and review',
      text: 'Check the photos and certificates, approve the payment with your remittance advice, and say how it went.',
      picture: 'approve',
      shows: 'A payment request, with the place to upload the remittance advice before approving it',
    },
  ],
};

export const installerPath: RolePath = {
  id: 'installers',
  title: 'For installers',
  lead: 'Work worth the drive, with everything you need to know before you apply.',
  wide: 'phone',
  steps: [
    {
      title: 'Find work',
      text: 'Search the jobs around you. The size, the price and the accreditations are on every card.',
      picture: 'find',
      shows: 'Public jobs on a phone',
    },
    {
      title: 'Apply',
      text: 'Read the whole job with its photos, then apply with a message and your lead time.',
      picture: 'apply',
      shows: 'A public job on a phone',
    },
    {
      title: 'Do the work and prove it',
      text: 'Set the date, call the customer, and upload photos and certificates from the roof. Your phone is enough.',
      picture: 'prove',
      shows: 'A booked job on a phone with its next step',
    },
    {
      title: 'Get paid and reviewed',
      text: 'Request payment once every requirement is done. Good reviews help you win more work.',
      picture: 'paid',
      shows: 'The public page of an installer on a phone',
    },
  ],
};
