import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { AppProvider } from './provider.tsx';

interface ApplicationProps {
  client: QueryClient;
  /** The router. The browser and the build have different routers and share everything else. */
  children: ReactNode;
}

export const Application = (props: ApplicationProps) => (
  <StrictMode>
    <AppProvider {...props} />
  </StrictMode>
);
