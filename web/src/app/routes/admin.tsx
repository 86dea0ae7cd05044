import { Suspense } from 'react';
import { LostPage } from '../../components/lost.tsx';
import { Waiting } from '../../components/states.tsx';
import { lazy } from '../../lib/lazy.tsx';

/** Few people open the pages of the Admin Portal, so a separate script lists them. The first script of every page stays small. */
const Pages = lazy(() => import('../../features/admin/admin-pages.tsx'), LostPage);

export default function Admin() {
  return (
    <Suspense fallback={<Waiting />}>
      <Pages />
    </Suspense>
  );
}
