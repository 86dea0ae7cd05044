import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, RouterProvider } from 'react-router-dom';
import { AppProvider } from '../src/app/provider.tsx';
import { createRouter } from '../src/app/router.tsx';
import { createQueryClient } from '../src/lib/queries.ts';

/** Renders a part of the application with everything it needs around it, at an address. */
export const renderAt = (path: string, children: ReactNode) =>
  render(
    <AppProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </AppProvider>,
  );

/** Opens the whole application at an address, like a browser. Returns its cache. */
export function openApp(path: string) {
  window.history.replaceState(null, '', path);
  const client = createQueryClient();
  render(
    <AppProvider client={client}>
      <RouterProvider router={createRouter()} />
    </AppProvider>,
  );
  return client;
}
