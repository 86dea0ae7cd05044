import { BriefcaseBusiness, CircleCheckBig, CircleDollarSign, Handshake, Mail } from 'lucide-react';
import type { InstallerTab } from '#shared/domain/lifecycle.ts';
import { paths } from '../../config/paths.ts';
import { EmptyTab, type EmptyTabText, sameForBoth, seeAll, seeBooked } from './empty-tab.tsx';

const find = { to: paths.map, label: 'Find work' };

const texts: Record<InstallerTab, EmptyTabText> = {
  ...sameForBoth,
  offered: {
    title: 'No offers right now',
    text: 'When a retailer invites you to a job, it stands here.',
    icon: <Mail />,
    action: find,
  },
  accepted: {
    title: 'Nothing accepted',
    text: 'Jobs you have taken stand here until they have a date.',
    icon: <Handshake />,
    action: find,
  },
  completed: {
    title: 'Nothing complete',
    text: 'Finished jobs stand here until they are paid. Request payment on each.',
    icon: <CircleCheckBig />,
    action: seeBooked,
  },
  paid: {
    title: 'Nothing paid yet',
    text: 'Paid jobs wait here for your review of the retailer.',
    icon: <CircleDollarSign />,
    action: seeAll,
  },
  all: {
    title: 'No jobs yet',
    text: 'Look through the public jobs and apply for one that suits you.',
    icon: <BriefcaseBusiness />,
    action: find,
  },
};

export const InstallerEmpty = ({ tab }: { tab: InstallerTab }) => <EmptyTab {...texts[tab]} />;
