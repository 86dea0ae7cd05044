import { Button, Skeleton, Stack } from '@chakra-ui/react';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Nothing } from '../states.tsx';

/** Parts that replace a searchable list while it loads, before its first row and if no row matches. */

const rows = ['one', 'two', 'three', 'four', 'five', 'six'];

interface RowSkeletonsProps {
  height: string | { base: string; lg: string };
  count?: number;
}

/** Placeholders as high as the rows they replace. */
export const RowSkeletons = ({ height, count = rows.length }: RowSkeletonsProps) => (
  <Stack gap="3" role="status" aria-label="Loading...">
    {rows.slice(0, count).map((each) => (
      <Skeleton key={each} height={height} borderRadius="lg" />
    ))}
  </Stack>
);

interface FirstStepProps {
  title: string;
  picture: ReactNode;
  step: { text: string; action: { to: string; label: string } };
}

/** Tells the person how to fill an empty list. */
export const FirstStep = ({ title, picture, step: { text, action } }: FirstStepProps) => (
  <Nothing
    title={title}
    text={text}
    picture={picture}
    action={
      <Button asChild size="lg">
        <Link to={action.to}>{action.label}</Link>
      </Button>
    }
  />
);

interface NothingFoundProps {
  /** The title if no row matches. */
  title: string;
  total: number;
  address: { clear: () => void; change: (to: Record<string, string>) => void };
}

/** Replaces the rows if no row matches, or if the URL names a page after the last one. */
export const NothingFound = ({ title, total, address }: NothingFoundProps) => (
  <Nothing
    title={total === 0 ? title : 'There is nothing on this page'}
    text={total === 0 ? 'Try fewer words, or clear a filter.' : 'The list is shorter than before.'}
    icon={<SearchX />}
    action={
      <Button size="lg" variant="outline" onClick={total === 0 ? address.clear : () => address.change({ page: '' })}>
        {total === 0 ? 'Clear the search' : 'Go to the first page'}
      </Button>
    }
  />
);
