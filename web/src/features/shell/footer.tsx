import { Box, Container, HStack, Text, Link as TextLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { productName } from '#shared/product.ts';

const links = [
  { to: paths.directory, label: 'Find installers' },
  { to: paths.howItWorks, label: 'How it works' },
  { to: paths.privacy, label: 'Privacy' },
  { to: paths.terms, label: 'Terms' },
  { to: paths.contact, label: 'Contact' },
];

export const Footer = () => (
  <Box as="footer" borderTopWidth="1px" bg="bg.panel" mt={{ base: '8', md: '16' }} pb="var(--bottom-bars)">
    <Container maxWidth="7xl" px={{ base: '4', md: '6' }} py="6">
      <HStack justify="space-between" wrap="wrap" gap="4">
        <Text textStyle="note" color="fg.muted">
          {productName}: solar jobs, done right. Prices in Australian dollars, excluding GST.
        </Text>
        <HStack as="nav" aria-label="About" gap="5" wrap="wrap">
          {links.map(({ to, label }) => (
            <TextLink key={to} asChild color="fg.muted" minHeight="6">
              <Link to={to}>{label}</Link>
            </TextLink>
          ))}
        </HStack>
      </HStack>
    </Container>
  </Box>
);
