import { Box, Button, HStack } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { phoneLine, useOpenInView } from '#web/src/components/phone-line.ts';
import { adminPages } from '#web/src/config/admin-pages.ts';

/** Links to every page of administration. */
export function AdminNav() {
  const { pathname } = useLocation();
  const here = pathname.toLowerCase().replace(/\/$/, '');
  const line = useOpenInView(here);
  return (
    <Box as="nav" aria-label="Administration" mb={{ base: '3', md: '4', lg: '3' }}>
      <HStack ref={line} {...phoneLine} position="relative" gap={{ base: '1', md: '2' }}>
        {adminPages.map(({ to, label }) => (
          <Button
            key={to}
            asChild
            size="md"
            minHeight={{ base: '12', lg: '10' }}
            px={{ base: '3', md: '4' }}
            flexShrink="0"
            variant={here === to ? 'subtle' : 'ghost'}
          >
            <Link to={to} aria-current={here === to ? 'page' : undefined}>
              {label}
            </Link>
          </Button>
        ))}
      </HStack>
    </Box>
  );
}
