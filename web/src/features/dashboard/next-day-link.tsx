import { Skeleton, Text, Link as TextLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { type NextDay, nextDayText } from '../../components/worklist/next-day.ts';
import type { Readable } from '../../lib/server/readable.ts';

/** The next day with installations, as a link to the calendar. Without one, it says so, so that the page does not move. */
export function NextDayLink({ of: { data, error } }: { of: Readable<{ next: NextDay | null }> }) {
  if (error) return null;
  if (!data) return <Skeleton as="span" height="5" width="40" />;
  return data.next ? (
    <TextLink asChild color="fg" minHeight="6">
      <Link to={paths.calendar}>{nextDayText(data.next)}</Link>
    </TextLink>
  ) : (
    <Text as="span">No installation scheduled</Text>
  );
}
