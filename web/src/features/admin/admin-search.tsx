import { Box } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { SearchField } from '../../components/search-field.tsx';

/** What is searched for, in the page's address. */
export const useAsked = (): string => (useSearchParams()[0].get('q') ?? '').trim();

/** What else the address says stays. */
function searchedFor(known: URLSearchParams, q: string): URLSearchParams {
  const next = new URLSearchParams(known);
  if (q.trim() === '') next.delete('q');
  else next.set('q', q);
  return next;
}

export function AdminSearch({ label, hint }: { label: string; hint: string }) {
  const [params, setParams] = useSearchParams();
  return (
    <Box mb="4" maxWidth="xl">
      <SearchField
        asked={params.get('q') ?? ''}
        change={({ q }, how) => setParams((known) => searchedFor(known, q), how)}
        label={label}
        hint={hint}
      />
    </Box>
  );
}
