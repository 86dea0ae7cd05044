import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, RouterProvider } from 'react-router-dom';
import { AppProvider } from '../src/app/provider.tsx';
import { createRouter } from '../src/app/router.tsx';
import { toaster } from '../src/components/messages.tsx';
import { createQueryClient } from '../src/lib/server/queries.ts';

/** Removes the toasts of the test before, and restarts a toaster that a pointer on a toast left paused. */
const clearToasts = () => {
  toaster.remove();
  toaster.resume();
};

/** Renders a part of the application with everything it needs around it, at an address. */
export function renderAt(path: string, children: ReactNode) {
  clearToasts();
  return render(
    <AppProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </AppProvider>,
  );
}

/** Opens the whole application at an address, like a browser. Returns its cache. */
export function openApp(path: string) {
  window.history.replaceState(null, '', path);
  return openAgain();
}

/** Opens the whole application where the browser is, as a reload does. Returns its cache. */
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
