import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AppProvider } from '../src/app/provider.tsx';
import { createQueryClient } from '../src/lib/queries.ts';

/** A part of the application with everything it stands in, at an address. */
export const renderAt = (path: string, children: ReactNode) =>
  render(
    <AppProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </AppProvider>,
  );
