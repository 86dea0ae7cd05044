import { ChakraProvider, LocaleProvider } from '@chakra-ui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SessionProvider } from '../lib/server/session.tsx';
import { ColorModeProvider } from '../theme/color-mode.tsx';
import { system } from '../theme/system.ts';

export const AppProvider = ({ client, children }: { client: QueryClient; children: ReactNode }) => (
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
