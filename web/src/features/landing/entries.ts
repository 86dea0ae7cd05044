import { ClipboardCheck, FolderKanban, Handshake, Search, ShieldCheck, Store, Wallet } from 'lucide-react';
import type { Entry } from './explainer.tsx';

export const howItWorks: readonly Entry[] = [
  {
    title: 'Browse Jobs',
    text: 'Search by suburb or postcode. Every job shows its system, its site photos and its price before you say a word.',
    icon: Search,
  },
  {
    title: 'Apply & Get Hired',
    text: 'Apply with a message and your lead time, or accept a job you were invited to. The retailer awards it, and the customer details are yours.',
    icon: Handshake,
  },
  {
    title: 'Complete & Get Paid',
    text: 'Set the date, hand in the certificate and photos from your phone, and request payment. The retailer approves it with a remittance advice.',
    icon: Wallet,
  },
];

export const whyChoose: readonly Entry[] = [
  {
    title: 'Payment Protection',
    text: 'Money held safely from award to completion. This is coming soon. Until then each payment is recorded with its remittance advice.',
    icon: ShieldCheck,
    isComing: true,
  },
  {
    title: 'Standardized Job Info',
    text: 'Panels, inverter, battery, roof, switchboard and approvals stand in the same place on every job, so that a quote takes minutes.',
    icon: ClipboardCheck,
  },
  {
    title: 'Easy Organization',
    text: 'One dashboard for everything from the offer to the final review. What needs you next stands on top.',
    icon: FolderKanban,
  },
  {
    title: 'Quality Retailers',
    text: 'Installers review retailers on organisation, communication and payment. You see it before you apply.',
    icon: Store,
  },
];
