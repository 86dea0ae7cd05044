import type { QueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, StrictMode, useContext, useEffect } from 'react';
import { AppProvider } from './provider.tsx';

interface ApplicationProps {
  client: QueryClient;
  /** The router, which differs between a browser and the build. Everything around it is the same. */
  children: ReactNode;
  onReady?: () => void;
}

const ReadyContext = createContext<() => void>(() => undefined);

/** Stands beside a page, and tells when the page answers. */
export function Ready() {
  const onReady = useContext(ReadyContext);
  useEffect(onReady, [onReady]);
  return null;
}

export const Application = ({ client, children, onReady = () => undefined }: ApplicationProps) => (
  <StrictMode>
    <ReadyContext value={onReady}>
      <AppProvider client={client}>{children}</AppProvider>
    </ReadyContext>
  </StrictMode>
);
