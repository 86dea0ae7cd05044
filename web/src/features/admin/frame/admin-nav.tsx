import { Button, HStack } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { hrefTo, paths } from '#shared/pages.ts';

const pages = [
  { to: paths.admin, label: 'Overview' },
  { to: hrefTo(paths.adminList, { list: 'retailers' }), label: 'Retailers' },
  { to: hrefTo(paths.adminList, { list: 'installers' }), label: 'Installers' },
  { to: hrefTo(paths.adminList, { list: 'jobs' }), label: 'Jobs' },
  { to: hrefTo(paths.adminList, { list: 'verification' }), label: 'Verification' },
  { to: hrefTo(paths.adminList, { list: 'reports' }), label: 'Reports' },
  { to: hrefTo(paths.adminList, { list: 'audit' }), label: 'Audit' },
  { to: hrefTo(paths.adminList, { list: 'health' }), label: 'Health' },
];

/** The pages of administration, on each of them. */
export function AdminNav() {
  const { pathname } = useLocation();
  const here = pathname.toLowerCase().replace(/\/$/, '');
  return (
    <HStack as="nav" aria-label="Administration" wrap="wrap" gap={{ base: '1', md: '2' }} mb="6">
      {pages.map(({ to, label }) => (
        <Button key={to} asChild size="md" px={{ base: '2.5', md: '4' }} variant={here === to ? 'subtle' : 'ghost'}>
          <Link to={to} aria-current={here === to ? 'page' : undefined}>
            {label}
          </Link>
        </Button>
      ))}
    </HStack>
  );
}
