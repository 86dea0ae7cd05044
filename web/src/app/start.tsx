import '../lib/no-eval.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createQueryClient } from '../lib/server/queries.ts';
import { Application } from './application.tsx';
import { createRouter, loadPage } from './router.tsx';

/** Starts the application in the root element, or takes over the page that already stands there. */
export async function start(root: HTMLElement, isVisitor: boolean): Promise<void> {
  // A script that is lost here is asked for again by the page that needs it.
  const loading = loadPage(window.location.pathname, isVisitor).catch(() => undefined);
  const isStanding = root.hasChildNodes();
  const application = (
    <Application client={createQueryClient()}>
      <RouterProvider router={createRouter(isStanding)} />
    </Application>
  );
  if (!isStanding) return createRoot(root).render(application);
  // The page must be complete at once: a part that waits would be replaced by its waiting state.
  await loading;
  // In small steps, so that the page keeps answering.
  startTransition(() => void hydrateRoot(root, application));
}
