import { Button, HStack, Text } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';

/** Returns the URL of another page of the same search. */
function pageAt(address: URLSearchParams, page: number): string {
  const after = new URLSearchParams(address);
  if (page > 1) after.set('page', String(page));
  else after.delete('page');
  return `?${after}`;
}

/** Shows which part of the list is on this page, and links to the next and the previous page. */
export function Pages({ page, size, total }: { page: number; size: number; total: number }) {
  const [address] = useSearchParams();
  const last = Math.max(1, Math.ceil(total / size));
  if (last === 1 && page === 1) return null;
  return (
    <HStack as="nav" aria-label="Pages" justify="center" gap="3" pt="5" wrap="wrap">
      {page > 1 && (
        <Button asChild variant="outline" size="lg">
          <Link to={pageAt(address, Math.min(page - 1, last))}>
            <ChevronLeft size={18} aria-hidden /> Previous
          </Link>
        </Button>
      )}
      <Text color="fg.muted">
        Page {page} of {last}
      </Text>
      {page < last && (
        <Button asChild variant="outline" size="lg">
          <Link to={pageAt(address, page + 1)}>
            Next <ChevronRight size={18} aria-hidden />
          </Link>
        </Button>
      )}
    </HStack>
  );
}
