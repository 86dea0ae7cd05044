import { Button } from '@chakra-ui/react';
import { Bookmark, BookmarkPlus } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { LostOverlay } from '../../components/lost.tsx';
import { Failure } from '../../components/states.tsx';
import { lazy } from '../../lib/lazy.tsx';
import { notify } from '../../lib/notify.ts';
import { useRead } from '../../lib/server/queries.ts';
import { addressOf } from './search-words.ts';

const SaveDialog = lazy(() => import('./save-dialog.tsx'), LostOverlay);
const SavedDialog = lazy(() => import('./saved-dialog.tsx'), LostOverlay);

/** Saves the filters of the page, and shows what is saved. */
export function SavedSearches() {
  const [open, setOpen] = useState<'save' | 'saved' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button variant="outline" size="lg" px={{ base: '3', md: '5' }} onClick={() => setOpen('save')}>
        <BookmarkPlus size={18} aria-hidden /> Save this search
      </Button>
      <Button variant="outline" size="lg" px={{ base: '3', md: '5' }} onClick={() => setOpen('saved')}>
        <Bookmark size={18} aria-hidden /> Saved searches
      </Button>
      <Suspense fallback={null}>
        {open === 'save' && <SaveDialog onClose={close} />}
        {open === 'saved' && <SavedDialog onClose={close} />}
      </Suspense>
    </>
  );
}

/** The link in an email names a saved search. Its filters take the place of its id in the address. */
export function LinkedSearch() {
  const [search] = useSearchParams();
  const id = search.get('saved');
  const navigate = useNavigate();
  const list = useRead('listSearches', undefined, { enabled: id !== null });
  const { data, error, isFetching, refetch } = list;
  useEffect(() => {
    if (id === null || data === undefined) return;
    const found = data.searches.find((each) => each.id === id);
    if (!found) notify.info('This search is no longer saved', 'These are all public jobs.');
    void navigate(found ? addressOf(found) : paths.findWork, { replace: true });
  }, [id, data, navigate]);
  if (id === null || error === null || data !== undefined) return null;
  return <Failure title="We couldn't load your saved search" error={error} onRetry={refetch} isRetrying={isFetching} />;
}
