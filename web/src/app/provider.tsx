import { ChakraProvider, LocaleProvider } from '@chakra-ui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SessionProvider } from '../lib/server/session.tsx';
import { ColorModeProvider } from '../theme/color-mode.tsx';
import { system } from '../theme/system.ts';

interface AppProviderProps {
  client: QueryClient;
  children: ReactNode;
}

export const AppProvider = ({ client, children }: AppProviderProps) => (
  <ChakraProvider value={system}>
    <LocaleProvider locale="en-AU">
      <ColorModeProvider>
        <QueryClientProvider client={client}>
          <SessionProvider>{children}</SessionProvider>
        </QueryClientProvider>
      </ColorModeProvider>
    </LocaleProvider>
  </ChakraProvider>
);
