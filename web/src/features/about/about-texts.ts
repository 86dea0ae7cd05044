import { productName } from '#shared/product.ts';

export type AboutPage = 'privacy' | 'terms' | 'contact';

interface AboutText {
  title: string;
  lead: string;
  parts: readonly { heading: string; paragraphs: readonly string[] }[];
}

/** What these pages promise is what the product does: a change there is a change here. */
export const aboutTexts: Record<AboutPage, AboutText> = {
  privacy: {
    title: 'Privacy',
    lead: `What ${productName} keeps about you, why, and who sees it.`,
    parts: [
      {
        heading: 'What we keep',
        paragraphs: [
          'Your email, your company profile, and what you do here: jobs, applications, files, payments asked for and made, and reviews. Your password is held by the sign-in service; we cannot read it.',
          "An installer's SAA number is encrypted. Only an administrator can look at it, to verify the accreditation, and each look is logged. No other page, list or export shows it.",
          'We use cookies only to keep you signed in, and your browser remembers light or dark. There is no advertising and no tracking by others.',
        ],
      },
      {
        heading: 'Whose home it is',
        paragraphs: [
          "A retailer enters the customer's name, phone number and address so that the installation can be done. Visitors see suburb, state and postcode of a public job, never the street.",
          'The contact details of a customer are shown to the retailer who posted the job, to administrators, and to the assigned installer from the award until the job is complete. Not before, and not after.',
          'Retailers: tell your customers that you pass their details on for this purpose.',
        ],
      },
      {
        heading: 'Who sees your profile',
        paragraphs: [
          "A retailer's company page is public: name, logo, description, contact details and address. The ABN is not shown.",
          'Retailers see the profile of an installer who set it to public. A private profile is seen only by retailers with whom there is already a job, an application or an invitation.',
        ],
      },
      {
        heading: 'Your choices',
        paragraphs: [
          'You can change your profile at any time, switch off each kind of email in the account settings, and sign out everywhere by changing your password.',
          'To see, correct or delete what we hold about you, write to us: the contact page says how.',
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
          `${productName} brings solar retailers and accredited installers together and keeps the record of a job from posting to payment. The contract for the work is between the retailer and the installer. ${productName} is not a party to it.`,
        ],
      },
      {
        heading: 'Your part',
        paragraphs: [
          'Retailers describe jobs truthfully and completely, have the right to pass on the details of their customers, and pay for work that was agreed and done.',
          'Installers hold the accreditations and licences they state, keep them current, and follow the rules and standards that apply to the work.',
          'Keep your password to yourself. What happens under your account counts as yours.',
        ],
      },
      {
        heading: 'Money',
        paragraphs: [
          'Prices are in Australian dollars, excluding GST. Payment requests, approvals and remittance advice are recorded here; the money itself moves between the two companies outside this product.',
          'Payment protection is not part of the product yet.',
        ],
      },
      {
        heading: 'Reviews and files',
        paragraphs: [
          'Review work you know, fairly. Upload only what belongs to the job and what you may share.',
          'We may suspend an account that misuses the product or the people on it.',
        ],
      },
    ],
  },
  contact: {
    title: 'Contact',
    lead: 'Whom to ask, and for what.',
    parts: [
      {
        heading: 'About a job',
        paragraphs: [
          'Ask the other company. Its contact details stand on its page or profile, and it knows the job best.',
        ],
      },
      {
        heading: 'About your account or your data',
        paragraphs: [
          `Write to the people who run this site, at the address the emails of ${productName} come from. Say which account it is about. Never send your password.`,
        ],
      },
      {
        heading: 'Locked out',
        paragraphs: [
          '"Forgot your password?" in the sign-in dialog sends a code to your email and lets you choose a new one.',
        ],
      },
    ],
  },
};
