import { Box, Button } from '@chakra-ui/react';
import { BookmarkPlus, type LucideIcon, TextSearch } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { LostOverlay } from '../../components/lost.tsx';
import { Failure } from '../../components/states.tsx';
import { lazy } from '../../lib/lazy.tsx';
import { notify } from '../../lib/notify.ts';
import { useRead } from '../../lib/server/queries.ts';
import { addressOf, searchIn } from './search-words.ts';
import { useWorkSearch } from './use-work-search.ts';

const SaveDialog = lazy(() => import('./save-dialog.tsx'), LostOverlay);
const SavedDialog = lazy(() => import('./saved-dialog.tsx'), LostOverlay);

interface ToolProps {
  icon: LucideIcon;
  label: string;
  onClick: () => void;
}

/** A button that has only its icon on a phone, so that all tools fit on one line. */
const Tool = ({ icon: Icon, label, onClick }: ToolProps) => (
  <Button
    variant="outline"
    size="lg"
    minWidth="11"
    px={{ base: '3', md: '5' }}
    aria-label={label}
    title={label}
    onClick={onClick}
  >
    <Icon size={18} aria-hidden />
    <Box as="span" hideBelow="md">
      {label}
    </Box>
  </Button>
);

/** The buttons that save the page's filters as a search and list the saved searches. */
export function SavedSearches() {
  const [open, setOpen] = useState<'save' | 'saved' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Tool icon={BookmarkPlus} label="Save this search" onClick={() => setOpen('save')} />
      <Tool icon={TextSearch} label="Saved searches" onClick={() => setOpen('saved')} />
      <Suspense fallback={null}>
        {open === 'save' && <SaveDialog onClose={close} />}
        {open === 'saved' && <SavedDialog onClose={close} />}
      </Suspense>
    </>
  );
}

/** Opens the saved search of a link in an email. The URL has the search's id, which the search's filters replace. */
export function LinkedSearch() {
  const { search, keep } = useWorkSearch();
  const id = search.get('saved');
  const navigate = useNavigate();
  const list = useRead('listSearches', undefined, { enabled: id !== null });
  const { data, error, isFetching, refetch } = list;
  const latestKeep = useRef(keep);
  latestKeep.current = keep;
  useEffect(() => {
    if (id === null || data === undefined) return;
    const found = data.searches.find((each) => each.id === id);
    if (!found) notify.info('This search is no longer saved', 'The list shows all public jobs instead.');
    const address = found ? addressOf(found) : paths.findWork;
    latestKeep.current(searchIn(address));
    void navigate(address, { replace: true });
  }, [id, data, navigate]);
  if (id === null || error === null || data !== undefined) return null;
  return <Failure title="We couldn't load your saved search" error={error} onRetry={refetch} isRetrying={isFetching} />;
}
