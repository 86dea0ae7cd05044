import { Suspense } from 'react';
import { LostPage } from '../../components/lost.tsx';
import { Waiting } from '../../components/states.tsx';
import { lazy } from '../../lib/lazy.tsx';

/**
 * Loads the list of the Admin Portal's pages from a separate script. Few people open them, and the first script must stay small.
 */
const Pages = lazy(() => import('../../features/admin/admin-pages.tsx'), LostPage);

export default function Admin() {
  return (
    <Suspense fallback={<Waiting />}>
      <Pages />
    </Suspense>
  );
}
