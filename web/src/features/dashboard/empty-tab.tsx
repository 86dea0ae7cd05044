import { Button } from '@chakra-ui/react';
import { Archive } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ArrayPicture } from '../../components/pictures/array-picture.tsx';
import { Nothing } from '../../components/states.tsx';
import { dashboardAt } from '../../config/links.ts';
import { mayOpen } from '../../config/role-pages.ts';
import { useUser } from '../../lib/server/session.tsx';

/** The text of an empty tab: which jobs will appear there, and a link to another page. */
export interface EmptyTabText {
  title: string;
  text: string;
  icon?: ReactNode;
  picture?: ReactNode;
  action: { to: string; label: string };
}

export const seeAll = { to: dashboardAt('all'), label: 'See all jobs' };
export const seeBooked = { to: dashboardAt('booked'), label: 'See booked jobs' };

/** The texts that retailers and installers share. */
export const sameForBoth = {
  booked: {
    title: 'Nothing booked',
    text: 'Jobs with an installation date appear here, soonest first.',
    picture: <ArrayPicture />,
    action: { to: dashboardAt('accepted'), label: 'See accepted jobs' },
  },
  archived: {
    title: 'The archive is empty',
    text: 'Jobs move here after their first review.',
    icon: <Archive />,
    action: seeAll,
  },
} satisfies Record<string, EmptyTabText>;

export function EmptyTab({ action, ...rest }: EmptyTabText) {
  const user = useUser();
  const isAllowed = mayOpen(user, action.to);
  return (
    <Nothing
      {...rest}
      action={
        isAllowed && (
          <Button asChild variant="outline">
            <Link to={action.to}>{action.label}</Link>
          </Button>
        )
      }
    />
  );
}
