import { Button, HStack } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';

const pages = [
  { to: paths.admin, label: 'Overview' },
  { to: paths.adminRetailers, label: 'Retailers' },
  { to: paths.adminInstallers, label: 'Installers' },
  { to: paths.adminJobs, label: 'Jobs' },
  { to: paths.adminVerification, label: 'Verification' },
];

/** The pages of administration, on each of them. */
export function AdminNav() {
  const { pathname } = useLocation();
  const here = pathname.toLowerCase().replace(/\/$/, '');
  return (
    <HStack as="nav" aria-label="Administration" wrap="wrap" gap="2" mb="6">
      {pages.map(({ to, label }) => (
        <Button key={to} asChild size="md" variant={here === to ? 'subtle' : 'ghost'}>
          <Link to={to} aria-current={here === to ? 'page' : undefined}>
            {label}
          </Link>
        </Button>
      ))}
    </HStack>
  );
}
