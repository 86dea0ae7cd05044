import { BriefcaseBusiness, CircleCheckBig, CircleDollarSign, Handshake, Megaphone, Pencil } from 'lucide-react';
import type { RetailerTab } from '#shared/domain/lifecycle.ts';
import { dashboardAt, paths } from '../../config/paths.ts';
import { EmptyTab, type EmptyTabText, sameForBoth, seeAll, seeBooked } from './empty-tab.tsx';

const post = { to: paths.createJob, label: 'Post New Job' };
const seeNew = { to: dashboardAt('posted'), label: 'See new jobs' };

const texts: Record<RetailerTab, EmptyTabText> = {
  ...sameForBoth,
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
  completed: {
    title: 'Nothing to pay',
    text: 'Completed jobs wait here for the payment request and your approval.',
    icon: <CircleCheckBig />,
    action: seeBooked,
  },
  paid: {
    title: 'Nothing paid yet',
    text: 'Jobs you have paid wait here for your review.',
    icon: <CircleDollarSign />,
    action: seeAll,
  },
  all: {
    title: 'No jobs yet',
    text: 'Post your first job. It takes about five minutes.',
    icon: <BriefcaseBusiness />,
    action: post,
  },
};

export const RetailerEmpty = ({ tab }: { tab: RetailerTab }) => <EmptyTab {...texts[tab]} />;
