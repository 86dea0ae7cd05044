import { Button } from '@chakra-ui/react';
import {
  Archive,
  BriefcaseBusiness,
  CalendarCheck,
  CircleCheckBig,
  CircleDollarSign,
  Handshake,
  Mail,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { InstallerTab } from '#shared/domain/lifecycle.ts';
import { Nothing } from '../../components/states.tsx';
import { paths } from '../../config/paths.ts';

const find = { to: paths.map, label: 'Find work' };
const seeAll = { to: '?tab=all', label: 'See all jobs' };

const texts: Record<
  InstallerTab,
  { title: string; text: string; icon: ReactNode; action: { to: string; label: string } }
> = {
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
  booked: {
    title: 'Nothing booked',
    text: 'Jobs with an installation date stand here, the next one first.',
    icon: <CalendarCheck />,
    action: { to: '?tab=accepted', label: 'See accepted jobs' },
  },
  completed: {
    title: 'Nothing complete',
    text: 'Finished jobs stand here until they are paid. Request payment on each.',
    icon: <CircleCheckBig />,
    action: { to: '?tab=booked', label: 'See booked jobs' },
  },
  paid: {
    title: 'Nothing paid yet',
    text: 'Paid jobs wait here for your review of the retailer.',
    icon: <CircleDollarSign />,
    action: seeAll,
  },
  archived: {
    title: 'The archive is empty',
    text: 'A job is filed here after its first review.',
    icon: <Archive />,
    action: seeAll,
  },
  all: {
    title: 'No jobs yet',
    text: 'Look through the public jobs and apply for one that suits you.',
    icon: <BriefcaseBusiness />,
    action: find,
  },
};

export function InstallerEmpty({ tab }: { tab: InstallerTab }) {
  const { action, ...rest } = texts[tab];
  return (
    <Nothing
      {...rest}
      action={
        <Button asChild variant="outline">
          <Link to={action.to}>{action.label}</Link>
        </Button>
      }
    />
  );
}
