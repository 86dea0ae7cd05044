import '../lib/no-eval.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import type { LiveAnswers } from '../features/landing/live/live.ts';
import { createQueryClient, keyOf } from '../lib/server/queries.ts';
import { Application } from './application.tsx';
import { systemWith } from './provider.tsx';
import { createRouter, loadPage } from './router.tsx';
import { hasStylesheet } from './stylesheet.ts';

/** The styles of every element, unless the stylesheet has them. A page without them is still better than none. */
const lostStyles = async () =>
  hasStylesheet()
    ? []
    : import('../theme/element-styles.ts').then(({ elementStyles }) => elementStyles).catch(() => []);

/** What a page shows already is known, so that taking it over changes nothing on it. */
function createClient(answers: LiveAnswers) {
  const client = createQueryClient();
  for (const [name, answer] of Object.entries(answers))
    client.setQueryData(keyOf(null, name as keyof LiveAnswers), answer);
  return client;
}

/** Starts the application in the root element, or takes over the page that already stands there and shows these answers. */
export async function start(root: HTMLElement, answers: LiveAnswers, onReady: () => void): Promise<void> {
  // A script that is lost here is asked for again by the page that needs it.
  const loading = loadPage(window.location.pathname).catch(() => undefined);
  const isStanding = root.hasChildNodes();
  const looks = systemWith(await lostStyles());
  const application = (
    <Application client={createClient(answers)} looks={looks} onReady={onReady}>
      <RouterProvider router={createRouter(isStanding)} />
    </Application>
  );
  if (!isStanding) return createRoot(root).render(application);
  // The page must be complete at once: a part that waits would be replaced by its waiting state.
  await loading;
  // In small steps, so that the page keeps answering.
  startTransition(() => void hydrateRoot(root, application));
}
