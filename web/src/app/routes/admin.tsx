import { Suspense } from 'react';
import { LostPage } from '../../components/lost.tsx';
import { Waiting } from '../../components/states.tsx';
import { lazy } from '../../lib/lazy.tsx';

/** Few people open these pages, so their script, and not the first script of every page, names their parts. */
const Pages = lazy(() => import('../../features/admin/admin-pages.tsx'), LostPage);

export default function Admin() {
  return (
    <Suspense fallback={<Waiting />}>
      <Pages />
    </Suspense>
  );
}
