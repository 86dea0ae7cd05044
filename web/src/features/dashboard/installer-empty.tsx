import { CircleDollarSign } from 'lucide-react';
import type { InstallerTab } from '#shared/domain/jobs/job-states.ts';
import { paths } from '#shared/pages.ts';
import { CrewPicture } from '../../components/pictures/crew-picture.tsx';
import { RoofPicture } from '../../components/pictures/roof-picture.tsx';
import { SwitchboardPicture } from '../../components/pictures/switchboard-picture.tsx';
import { EmptyTab, type EmptyTabText, sameForBoth, seeAll, seeBooked } from './empty-tab.tsx';

const find = { to: paths.findWork, label: 'Find work' };

const texts: Record<InstallerTab, EmptyTabText> = {
  ...sameForBoth,
  offered: {
    title: 'No invitations right now',
    text: 'When a retailer invites you to a job, it appears here.',
    picture: <RoofPicture />,
    action: find,
  },
  accepted: {
    title: 'Nothing accepted',
    text: "Jobs you've been awarded appear here until they have a date.",
    picture: <CrewPicture />,
    action: find,
  },
  completed: {
    title: 'Nothing complete',
    text: 'Completed jobs appear here until they are paid. Request payment for each one.',
    picture: <SwitchboardPicture />,
    action: seeBooked,
  },
  paid: {
    title: 'Nothing paid yet',
    text: 'Paid jobs appear here until you review the retailer.',
    icon: <CircleDollarSign />,
    action: seeAll,
  },
  all: {
    title: 'No jobs yet',
    text: 'Browse the public jobs and apply for one that suits you.',
    picture: <RoofPicture />,
    action: find,
  },
};

/** The content of an empty tab. `text` replaces the usual text, for example if no public job fits the installer. */
export const InstallerEmpty = ({ tab, text = texts[tab].text }: { tab: InstallerTab; text?: string }) => (
  <EmptyTab {...texts[tab]} text={text} />
);
