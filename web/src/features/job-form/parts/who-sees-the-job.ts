/** The job form's texts about the people who see a job. `who-sees-the-job.test.ts` compares each with the rules of access. */

export const customerNote =
  'We show them only to that installer and to administrators, who may check a job. Tell your customer you are passing on their details.';

export const streetHelp =
  'Street, suburb, state and postcode. Only you, administrators and installers with a completed profile can see the street.';

export const descriptionHelp =
  'If the job is public, anyone can read this. Put access details and anything about the customer in Additional notes.';

export const notesHelp =
  "Visitors can't read these notes. Administrators can. Installers with a completed profile can, if they can see the job.";

export const visibilityTexts = {
  private: 'Only installers you invite, and people with your share link, can see it.',
  public:
    "Anyone can see these details, and search engines can list them: title, suburb, job type, connection, system, roof, storeys, accreditations, price, preferred week, your company and the start of the description. Signed-in users see more. Installers with a completed profile also see the street, photos and notes, and can apply. Only the installer you choose and administrators see your customer's details.",
};
