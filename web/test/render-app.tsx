import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, RouterProvider } from 'react-router-dom';
import { AppProvider } from '../src/app/provider.tsx';
import { createRouter } from '../src/app/router.tsx';
import { toaster } from '../src/components/messages.tsx';
import { createQueryClient } from '../src/lib/server/queries.ts';

/** Removes the toasts of the previous test, and restarts the toaster if a pointer on a toast has paused it. */
const clearToasts = () => {
  toaster.remove();
  toaster.resume();
};

/** Renders a part of the application at a path, inside the providers that it needs. */
export function renderAt(path: string, children: ReactNode) {
  clearToasts();
  return render(
    <AppProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </AppProvider>,
  );
}

/** Opens the whole application at a path, like a browser. Returns its cache. */
export function openApp(path: string) {
  window.history.replaceState(null, '', path);
  return openAgain();
}

/** Opens the whole application at the browser's current URL, as a reload does. Returns its cache. */
export function openAgain() {
  clearToasts();
  const client = createQueryClient();
  render(
    <AppProvider client={client}>
      <RouterProvider router={createRouter(false)} />
    </AppProvider>,
  );
  return client;
}
