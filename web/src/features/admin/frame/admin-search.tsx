import { Box, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SearchField } from '#web/src/components/lists/search-field.tsx';

/** Returns the search text in the page's URL. */
export const useAsked = (): string => (useSearchParams()[0].get('q') ?? '').trim();

/** Returns the URL's parameters with `q` as the search. The other parameters stay. */
function searchedFor(known: URLSearchParams, q: string): URLSearchParams {
  const next = new URLSearchParams(known);
  if (q.trim() === '') next.delete('q');
  else next.set('q', q);
  return next;
}

interface AdminSearchProps {
  label: string;
  hint: string;
  /** The actions for the whole result, such as a download. */
  children?: ReactNode;
}

export function AdminSearch({ label, hint, children }: AdminSearchProps) {
  const [params, setParams] = useSearchParams();
  return (
    <HStack mb={{ base: '4', lg: '3' }} wrap="wrap" gap="3">
      <Box flex="1" minWidth={{ base: '12rem', sm: '16rem' }} maxWidth={{ sm: 'xl' }}>
        <SearchField
          asked={params.get('q') ?? ''}
          change={({ q }, how) => setParams((known) => searchedFor(known, q), how)}
          label={label}
          hint={hint}
        />
      </Box>
      {children}
    </HStack>
  );
}
