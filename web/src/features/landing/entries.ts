import { ClipboardCheck, FolderKanban, Handshake, Search, ShieldCheck, Store, Wallet } from 'lucide-react';
import type { Entry } from './explainer.tsx';

export const howItWorks: readonly Entry[] = [
  {
    title: 'Browse Jobs',
    text: 'Search by suburb or postcode. Every job shows the system and the price up front. Complete your profile to see the address and site photos too.',
    icon: Search,
  },
  {
    title: 'Apply & Get Hired',
    text: "Apply with a message and your lead time, or accept a job you were invited to. Once you have the job, you see the customer's contact details.",
    icon: Handshake,
  },
  {
    title: 'Complete & Get Paid',
    text: 'Set the date, upload the certificate and photos from your phone, and request payment. The retailer approves it with remittance advice.',
    icon: Wallet,
  },
];

/** Future features are last. */
export const whyChoose: readonly Entry[] = [
  {
    title: 'Standardized Job Info',
    text: 'Panels, inverter, battery, roof, switchboard and approvals are in the same place on every job, so you can decide in minutes.',
    icon: ClipboardCheck,
  },
  {
    title: 'Easy Organization',
    text: 'One dashboard for everything from the invitation to the final review. Jobs that need your attention are at the top.',
    icon: FolderKanban,
  },
  {
    title: 'Quality Retailers',
    text: 'Installers review retailers on organisation, communication and payment. You see the ratings before you apply.',
    icon: Store,
  },
  {
    title: 'Payment Protection',
    text: 'Your money, held safely from award to completion. This is coming soon. Until then, we record each payment with its remittance advice.',
    icon: ShieldCheck,
    isComing: true,
  },
];
