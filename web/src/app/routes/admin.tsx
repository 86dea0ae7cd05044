import { Suspense } from 'react';
import { LostPage } from '../../components/lost.tsx';
import { Waiting } from '../../components/states.tsx';
import { lazy } from '../../lib/lazy.tsx';

/** Few people open these pages, so one separate script lists their parts, and the first script of every page stays small. */
const Pages = lazy(() => import('../../features/admin/admin-pages.tsx'), LostPage);

export default function Admin() {
  return (
    <Suspense fallback={<Waiting />}>
      <Pages />
    </Suspense>
  );
}
