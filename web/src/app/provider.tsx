import { ChakraProvider, LocaleProvider } from '@chakra-ui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SessionProvider } from '../lib/server/session.tsx';
import { ColorModeProvider } from '../theme/color-mode.tsx';
import { system } from '../theme/system.ts';

type System = typeof system;

/** The same with other styles of every element than those that it works out itself. */
export const systemWith = (elementStyles: System['_global']): System =>
  Object.create(system, { _global: { value: elementStyles } });

interface AppProviderProps {
  client: QueryClient;
  children: ReactNode;
  looks?: System;
}

export const AppProvider = ({ client, children, looks = system }: AppProviderProps) => (
  <ChakraProvider value={looks}>
    <LocaleProvider locale="en-AU">
      <ColorModeProvider>
        <QueryClientProvider client={client}>
          <SessionProvider>{children}</SessionProvider>
        </QueryClientProvider>
      </ColorModeProvider>
    </LocaleProvider>
  </ChakraProvider>
);
