import { ChakraProvider, LocaleProvider } from '@chakra-ui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SessionProvider } from '../lib/server/session.tsx';
import { ColorModeProvider } from '../theme/color-mode.tsx';
import { system } from '../theme/system.ts';
import { hasStylesheet } from './stylesheet.ts';

/** The same without the styles of every element, which take a slow phone a tenth of a second to work out. */
const systemBesideStylesheet: typeof system = Object.create(system, { _global: { value: [] } });

export const AppProvider = ({ client, children }: { client: QueryClient; children: ReactNode }) => (
  <ChakraProvider value={hasStylesheet() ? systemBesideStylesheet : system}>
    <LocaleProvider locale="en-AU">
      <ColorModeProvider>
        <QueryClientProvider client={client}>
          <SessionProvider>{children}</SessionProvider>
        </QueryClientProvider>
      </ColorModeProvider>
    </LocaleProvider>
  </ChakraProvider>
);
