import { CircleDollarSign, Pencil } from 'lucide-react';
import type { RetailerTab } from '#shared/domain/jobs/job-states.ts';
import { paths } from '#shared/pages.ts';
import { CrewPicture } from '../../components/pictures/crew-picture.tsx';
import { RoofPicture } from '../../components/pictures/roof-picture.tsx';
import { SwitchboardPicture } from '../../components/pictures/switchboard-picture.tsx';
import { dashboardAt } from '../../config/links.ts';
import { EmptyTab, type EmptyTabText, sameForBoth, seeAll, seeBooked } from './empty-tab.tsx';

const post = { to: paths.createJob, label: 'Post New Job' };
const seeNew = { to: dashboardAt('posted'), label: 'See new jobs' };

const texts: Record<RetailerTab, EmptyTabText> = {
  ...sameForBoth,
  draft: {
    title: 'No drafts',
    text: 'Jobs you save as drafts appear here until you post them.',
    icon: <Pencil />,
    action: { to: paths.createJob, label: 'Post New Job' },
  },
  posted: {
    title: 'No new jobs',
    text: 'Post a job. Installers can then apply for it, and you can invite them.',
    picture: <RoofPicture />,
    action: post,
  },
  accepted: {
    title: 'Nothing accepted yet',
    text: "Jobs you've awarded appear here until they have a date.",
    picture: <CrewPicture />,
    action: seeNew,
  },
  completed: {
    title: 'Nothing to pay',
    text: 'Completed jobs appear here until you approve the payment.',
    picture: <SwitchboardPicture />,
    action: seeBooked,
  },
  paid: {
    title: 'Nothing paid yet',
    text: 'Jobs you have paid for appear here until you review the installer.',
    icon: <CircleDollarSign />,
    action: seeAll,
  },
  all: {
    title: 'No jobs yet',
    text: 'Post your first job. It takes about 5 minutes.',
    picture: <RoofPicture />,
    action: post,
  },
};

export const RetailerEmpty = ({ tab }: { tab: RetailerTab }) => <EmptyTab {...texts[tab]} />;
