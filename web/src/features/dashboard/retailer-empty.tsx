import { Button } from '@chakra-ui/react';
import {
  Archive,
  BriefcaseBusiness,
  CalendarCheck,
  CircleCheckBig,
  CircleDollarSign,
  Handshake,
  Megaphone,
  Pencil,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { RetailerTab } from '#shared/domain/lifecycle.ts';
import { Nothing } from '../../components/states.tsx';
import { paths } from '../../config/paths.ts';

const post = { to: paths.createJob, label: 'Post New Job' };
const seeAll = { to: '?tab=all', label: 'See all jobs' };
const seeNew = { to: '?tab=posted', label: 'See new jobs' };

const texts: Record<
  RetailerTab,
  { title: string; text: string; icon: ReactNode; action: { to: string; label: string } }
> = {
  draft: {
    title: 'No drafts',
    text: 'A job you save before it is ready waits here.',
    icon: <Pencil />,
    action: { to: paths.createJob, label: 'Start a job' },
  },
  posted: {
    title: 'No new jobs',
    text: 'Post a job and installers can apply for it or be invited.',
    icon: <Megaphone />,
    action: post,
  },
  accepted: {
    title: 'Nothing accepted yet',
    text: 'Once an installer has a job, it stands here until it has a date.',
    icon: <Handshake />,
    action: seeNew,
  },
  booked: {
    title: 'Nothing booked',
    text: 'Jobs with an installation date stand here, the next one first.',
    icon: <CalendarCheck />,
    action: { to: '?tab=accepted', label: 'See accepted jobs' },
  },
  completed: {
    title: 'Nothing to pay',
    text: 'Completed jobs wait here for the payment request and your approval.',
    icon: <CircleCheckBig />,
    action: { to: '?tab=booked', label: 'See booked jobs' },
  },
  paid: {
    title: 'Nothing paid yet',
    text: 'Jobs you have paid wait here for your review.',
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
    text: 'Post your first job. It takes about five minutes.',
    icon: <BriefcaseBusiness />,
    action: post,
  },
};

export function RetailerEmpty({ tab }: { tab: RetailerTab }) {
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
