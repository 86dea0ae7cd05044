import { type ComponentProps, createContext, type ReactNode, StrictMode, useContext, useEffect } from 'react';
import { AppProvider } from './provider.tsx';

interface ApplicationProps extends Pick<ComponentProps<typeof AppProvider>, 'client' | 'looks'> {
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

export const Application = ({ children, onReady = () => undefined, ...provided }: ApplicationProps) => (
  <StrictMode>
    <ReadyContext value={onReady}>
      <AppProvider {...provided}>{children}</AppProvider>
    </ReadyContext>
  </StrictMode>
);
