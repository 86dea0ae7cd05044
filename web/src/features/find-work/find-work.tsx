import { Button, Stack, Text } from '@chakra-ui/react';
import { MapPinned } from 'lucide-react';
import { Link, Navigate } from 'react-router-dom';
import type { CallAnswer } from '#shared/api/client.ts';
import { paths } from '#shared/pages.ts';
import { LoadMore } from '../../components/lists/load-more.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { ArrayPicture } from '../../components/pictures/array-picture.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import { Nothing } from '../../components/states.tsx';
import { counted } from '../../lib/format.ts';
import { usePages } from '../../lib/server/pages.ts';
import { FoundJobs } from './found-jobs.tsx';
import { nothing, Skeletons } from './list-states.tsx';
import { LinkedSearch, SavedSearches } from './saved-searches.tsx';
import { useWorkSearch } from './use-work-search.ts';
import { countFilters, placeIn, queryFor } from './work-filters.ts';
import { WorkTools } from './work-tools.tsx';

type Found = CallAnswer<'listPublicJobs'>;

const nothingLeft = (
  <Nothing title="No jobs match these filters" text="Clear a filter to see more jobs." picture={<ArrayPicture />} />
);

/** Returns the number of found jobs, and how many of them fit, need another credential, or have the installer's application. */
function summaryOf({ total, counts }: Found): string {
  const found = `${counted(total, 'job', 'jobs')} found`;
  if (counts === null || total === 0) return found;
  const { fitting, lacking, applied } = counts;
  return [
    found,
    counted(fitting, 'fits you', 'fit you'),
    ...(lacking > 0 ? [counted(lacking, 'needs a valid credential', 'need a valid credential')] : []),
    ...(applied > 0 ? [`${applied} applied for`] : []),
  ].join(', ');
}

const AddYourBase = () => (
  <Stack direction={{ base: 'column', sm: 'row' }} align={{ sm: 'center' }} gap="3" pb="5">
    <Text color="fg.muted">Add your location to your profile to see the nearest jobs first.</Text>
    <Button asChild variant="outline" size="lg" alignSelf={{ base: 'start', sm: 'auto' }}>
      <Link to={paths.profile}>Go to your profile</Link>
    </Button>
  </Stack>
);

/** The public jobs, first those that fit this installer. Without a search in its URL, the page opens the last one. */
export function FindWork() {
  const { search, last } = useWorkSearch();
  return last === null ? <Results search={search} /> : <Navigate to={{ search: last }} replace />;
}

function Results({ search }: { search: URLSearchParams }) {
  const list = usePages('listPublicJobs', { query: queryFor(search) }, { isLive: true });
  const first = list.data?.pages[0];
  return (
    <>
      <PageHead
        title="Find work"
        actions={
          <Button asChild variant="outline" size="lg">
            <Link to={paths.map}>
              <MapPinned size={18} aria-hidden /> Map
            </Link>
          </Button>
        }
      />
      {/* A long summary needs two lines on a phone, where its text is small so that the first job is higher. */}
      <Text
        aria-live="polite"
        color="fg.muted"
        fontSize={{ base: '0.875rem', md: 'md' }}
        mt={{ base: '-4', md: '-5' }}
        mb={{ base: '2', md: '3' }}
        minHeight={{ base: '2lh', md: '1lh' }}
      >
        {first ? summaryOf(first) : !list.error && 'Loading...'}
      </Text>
      <WorkTools sort={first?.sort ?? search.get('sort') ?? 'distance'} more={<SavedSearches />} />
      <LinkedSearch />
      {first?.hasPosition === false && placeIn(search) === null && <AddYourBase />}
      <ReadGate
        of={list}
        waiting={<Skeletons />}
        empty={{
          when: ({ pages }) => pages.every(({ jobs }) => jobs.length === 0),
          show: countFilters(search) > 0 ? nothingLeft : nothing,
        }}
      >
        {({ pages }) => (
          <>
            <FoundJobs jobs={pages.flatMap(({ jobs }) => jobs)} around={placeIn(search)?.place} />
            <LoadMore list={list} label="Load more jobs" />
          </>
        )}
      </ReadGate>
    </>
  );
}
