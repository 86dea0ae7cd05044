import '../lib/no-eval.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createQueryClient } from '../lib/server/queries.ts';
import { Application } from './application.tsx';
import { createRouter, loadPage } from './router.tsx';

/** Starts the application in the root element, or hydrates the prerendered page in it. */
export async function start(root: HTMLElement, isVisitor: boolean): Promise<void> {
  // If the script fails to load, the page requests it again.
  const loading = loadPage(window.location.pathname, isVisitor).catch(() => undefined);
  const isStanding = root.hasChildNodes();
  const application = (
    <Application client={createQueryClient()}>
      <RouterProvider router={createRouter(isStanding)} />
    </Application>
  );
  if (!isStanding) return createRoot(root).render(application);
  // Hydration needs the page's script, because React would replace a part that still loads with its placeholder.
  await loading;
  // A transition hydrates in small steps, so that the page stays responsive.
  startTransition(() => void hydrateRoot(root, application));
}
