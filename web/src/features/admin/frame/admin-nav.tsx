import { Button, HStack } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { adminPages } from '#web/src/config/admin-pages.ts';

/** Links to every page of administration. */
export function AdminNav() {
  const { pathname } = useLocation();
  const here = pathname.toLowerCase().replace(/\/$/, '');
  return (
    <HStack as="nav" aria-label="Administration" wrap="wrap" gap={{ base: '1', md: '2' }} mb={{ base: '6', lg: '3' }}>
      {adminPages.map(({ to, label }) => (
        <Button key={to} asChild size="md" px={{ base: '2.5', md: '4' }} variant={here === to ? 'subtle' : 'ghost'}>
          <Link to={to} aria-current={here === to ? 'page' : undefined}>
            {label}
          </Link>
        </Button>
      ))}
    </HStack>
  );
}
