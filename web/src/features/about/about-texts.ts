import { formatAbn } from '#shared/domain/people/abn.ts';
import { whoSeesWhat } from '#shared/private-data.ts';
import { productName } from '#shared/product.ts';
import { legalEntity, privacyEmail, supportAnswer, supportEmail } from '../../config/contact.ts';

export type AboutPage = 'privacy' | 'terms' | 'contact';

interface AboutText {
  title: string;
  lead: string;
  parts: readonly AboutPart[];
}

interface AboutPart {
  heading: string;
  paragraphs: readonly string[];
  /** The subject of an email that a reader starts from this part. */
  subject?: string;
}

/** The regulator's page for complaints about privacy. Every Australian privacy policy has to say how to complain. */
export const oaicUrl = 'https://www.oaic.gov.au/privacy/privacy-complaints';

const companyName = legalEntity && `${legalEntity.name} (ABN ${formatAbn(legalEntity.abn)})`;

/** The texts of the pages about privacy, terms and contact. They describe the product, so change them when it changes. */
export const aboutTexts: Record<AboutPage, AboutText> = {
  privacy: {
    title: 'Privacy',
    lead: `What ${productName} keeps about you, why, and who sees it.`,
    parts: [
      {
        heading: 'What we keep',
        paragraphs: [
          'Your email, your company profile and what you do here: jobs, applications, files, payments requested and made, and reviews. The sign-in service holds your password. We cannot read it.',
          "We encrypt an installer's SAA number. Only an administrator can look it up, to verify the accreditation, and we log each time they do.",
          'We only use cookies to keep you signed in and to recognise a browser that you have used before. Your browser also remembers whether you chose the light or dark theme. There is no advertising. Where maps come from Google or another map service, that service receives your IP address and the places you look at and search for.',
          "Your browser keeps what you type into a form until you save or discard it, so that it isn't lost. That can include a customer's details. It stays on your device until you sign out, or for 2 weeks. Passwords and SAA numbers are never kept this way.",
          'Your browser also keeps a list of the jobs and companies you opened last, so that the search can suggest them. The list has no customer names and no streets. Your browser deletes it when you sign out or after 2 weeks.',
        ],
      },
      {
        heading: "The customer's home",
        paragraphs: [
          "A retailer enters the name, phone number, email and address of the customer so an installer can do the work. Visitors, other retailers and installers without a completed profile see only the suburb, state and postcode of a public job's address. Anyone can see the other details of a public job, such as the system, the roof and the price. Search engines can list them.",
          'After a job is paid, the retailer and the installer can agree to show one photo of the work on their pages, with the suburb, the system and the month. They first confirm that the customer agrees. Either company can remove the photo at any time.',
          'If you are a retailer, tell your customers that you pass on their details for this purpose.',
        ],
      },
      {
        heading: 'Who sees your profile',
        paragraphs: [
          "A retailer's company page is public: name, logo, description, contact details and address.",
          "If an installer's profile is public, anyone can see its company name, suburb, services, reviews and completed jobs, and search engines can list it. Only retailers and administrators see the contact name. If the profile is private, administrators can still see it. So can retailers whose job the installer has applied for or been awarded. No one else can.",
          "A retailer who has awarded a job sees the installer's days off until the work is done. The retailer also sees which days other jobs take, but nothing else about another retailer's job.",
        ],
      },
      {
        heading: 'Who sees what',
        paragraphs: whoSeesWhat(),
      },
      {
        heading: 'Your choices',
        paragraphs: [
          'You can change your profile at any time. In Account Settings you can turn off most emails, and see and end your sessions on other devices. You can turn emails for saved searches on or off in Find work. We always send security emails.',
          'You can download a copy of everything about you, with the files you uploaded, in Account Settings. We delete the copy after a day.',
          'You can delete your account in Account Settings. We delete your profile and personal details. The other company keeps its records of past jobs, without your name. Reviews stay without your name.',
          `To see or correct what we hold about you, email ${supportEmail}.`,
        ],
      },
      {
        heading: 'Complaints about privacy',
        subject: 'Privacy complaint',
        paragraphs: [
          ...(companyName ? [`${companyName} runs ${productName} and is responsible for your information.`] : []),
          `To complain about how we handle your information, email ${privacyEmail}. Tell us what happened. We answer within 30 days.`,
          `If you don't hear from us within 30 days, or you disagree with our answer, you can complain to the Office of the Australian Information Commissioner (OAIC): ${oaicUrl}, or phone 1300 363 992.`,
        ],
      },
    ],
  },
  terms: {
    title: 'Terms',
    lead: `What you agree to when you use ${productName}.`,
    parts: [
      {
        heading: 'What this is',
        paragraphs: [
          `${productName} brings solar retailers and installers together, and keeps a record of each job from posting to payment. The contract for the work is between the retailer and the installer. ${productName} is not a party to it.`,
          ...(companyName ? [`These terms are between you and ${companyName}, which runs ${productName}.`] : []),
        ],
      },
      {
        heading: 'Your responsibilities',
        paragraphs: [
          "If you are a retailer, describe jobs truthfully and completely, make sure you have the right to pass on your customers' details, and pay for work that was agreed and done.",
          'If you are an installer, hold the accreditations and licences you state, keep them current, and follow the rules and standards that apply to the work.',
          'Keep your password to yourself. You are responsible for what happens under your account.',
        ],
      },
      {
        heading: 'Money',
        paragraphs: [
          `Prices are in Australian dollars, excluding GST. Payment requests, approvals and remittance advice are recorded here. The retailer pays the installer directly, outside ${productName}.`,
          'Payment protection is not part of the product yet.',
        ],
      },
      {
        heading: 'Reviews and files',
        paragraphs: [
          'Write fair reviews of work you know about. Only upload files that belong to the job and that you have the right to share.',
          'We may suspend accounts that misuse the product or mistreat the people on it.',
        ],
      },
    ],
  },
  contact: {
    title: 'Contact',
    lead: `How to get help with a job, your account or your data. We answer emails within ${supportAnswer}.`,
    parts: [
      {
        heading: 'About a job',
        paragraphs: [
          'Ask the other company. They know the job best, and their contact details are on their page or profile.',
        ],
      },
      {
        heading: 'About your account or your data',
        subject: 'My account',
        paragraphs: [`Email us at ${supportEmail}. Tell us which account you mean. Never send us your password.`],
      },
      {
        heading: 'Suspended account',
        subject: 'Suspended account',
        paragraphs: [`If your account is suspended, email ${supportEmail} to ask why.`],
      },
      {
        heading: 'ABN of another company',
        subject: 'My ABN',
        paragraphs: [`If another company has your ABN here, email your company's name and the ABN to ${supportEmail}.`],
      },
      {
        heading: 'About pricing',
        subject: 'Pricing',
        paragraphs: [`Email your questions to ${supportEmail}.`],
      },
      {
        heading: 'Complaints about privacy',
        subject: 'Privacy complaint',
        paragraphs: [
          `Email ${privacyEmail}. We answer within 30 days. If you disagree with our answer, you can complain to the OAIC: ${oaicUrl}.`,
        ],
      },
      {
        heading: 'Locked out',
        paragraphs: [
          'Choose "Forgot your password?" when you sign in. We email you a code that lets you choose a new one.',
        ],
      },
    ],
  },
};
