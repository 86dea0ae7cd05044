import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { AppProvider } from './provider.tsx';

interface ApplicationProps {
  client: QueryClient;
  /** The router, which differs between a browser and the build. Everything around it is the same. */
  children: ReactNode;
}

export const Application = (props: ApplicationProps) => (
  <StrictMode>
    <AppProvider {...props} />
  </StrictMode>
);
