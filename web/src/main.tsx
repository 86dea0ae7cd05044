import './lib/no-eval.ts';
import '@fontsource-variable/figtree';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { AppProvider } from './app/provider.tsx';
import { createRouter } from './app/router.tsx';
import { createQueryClient } from './lib/server/queries.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element for the application.');

createRoot(root).render(
  <StrictMode>
    <AppProvider client={createQueryClient()}>
      <RouterProvider router={createRouter()} />
    </AppProvider>
  </StrictMode>,
);
