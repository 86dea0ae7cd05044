import { Box, Button, Card, Heading, HStack, Link, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Globe, Mail, MapPin, Phone, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CallAnswer } from '#shared/api/client.ts';
import { CompanyLogo } from '../../components/company-logo.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { happened } from '../../lib/dates.ts';

type Company = CallAnswer<'getCompany'>;

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <Stack gap="1" borderTopWidth="3px" borderColor="sun.solid" pt="3">
    <Text as="dd" textStyle="figure">
      {children}
    </Text>
    <Text as="dt" textStyle="label" color="fg.muted">
      {label}
    </Text>
  </Stack>
);

const Figures = ({ company }: { company: Company }) => (
  <SimpleGrid as="dl" columns={{ base: 2, md: 4 }} gap="5">
    <Figure label="Average rating">
      {company.averageRating === null ? (
        'New'
      ) : (
        <HStack as="span" gap="2">
          {company.averageRating.toFixed(1)}
          <Box as="span" color="sun.solid">
            <Star size={22} fill="currentColor" aria-hidden />
          </Box>
        </HStack>
      )}
    </Figure>
    <Figure label={company.reviewCount === 1 ? 'Review' : 'Reviews'}>{company.reviewCount}</Figure>
    <Figure label={company.completedJobs === 1 ? 'Completed job' : 'Completed jobs'}>{company.completedJobs}</Figure>
    <Figure label="Member since">{happened(company.createdAt, 'year')}</Figure>
  </SimpleGrid>
);

const Row = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <HStack gap="3" minHeight="8" align="start">
    <Box color="fg.muted" pt="0.5">
      {icon}
    </Box>
    <Box minWidth="0" overflowWrap="anywhere">
      {children}
    </Box>
  </HStack>
);

const withoutScheme = (address: string): string => address.replace(/^https?:\/\//i, '').replace(/\/$/, '');
const dialled = (phone: string): string => phone.replace(/[^\d+]/g, '');

const Contact = ({ company }: { company: Company }) => (
  <SectionCard title="Contact">
    <Stack gap="2">
      <Row icon={<Mail size={18} aria-hidden />}>
        <Link href={`mailto:${company.contactEmail}`}>{company.contactEmail}</Link>
      </Row>
      <Row icon={<Phone size={18} aria-hidden />}>
        <Link href={`tel:${dialled(company.contactPhone)}`}>{company.contactPhone}</Link>
      </Row>
      {company.website && (
        <Row icon={<Globe size={18} aria-hidden />}>
          <Link href={company.website} target="_blank" rel="noopener noreferrer">
            {withoutScheme(company.website)}
          </Link>
        </Row>
      )}
      {company.headquartersAddress && (
        <Row icon={<MapPin size={18} aria-hidden />}>
          <Text>{company.headquartersAddress}</Text>
        </Row>
      )}
    </Stack>
  </SectionCard>
);

/** A company's own details, with figures from its jobs and reviews. Every figure is real. */
export const CompanyPage = ({ company }: { company: Company }) => (
  <Stack gap="5" maxWidth="5xl" mx="auto">
    <Card.Root>
      <Card.Body gap="6">
        <Stack direction={{ base: 'column', md: 'row' }} gap="5" align={{ md: 'center' }}>
          <CompanyLogo src={company.logoUrl} companyName={company.companyName} boxSize={{ base: '20', md: '28' }} />
          <Heading as="h1" textStyle="title" flex="1" overflowWrap="anywhere">
            {company.companyName}
          </Heading>
          <Stack direction={{ base: 'row', md: 'column' }} gap="2">
            <Button asChild size="lg" flex={{ base: '1', md: 'none' }}>
              <a href={`mailto:${company.contactEmail}`}>
                <Mail size={18} /> Send Email
              </a>
            </Button>
            <Button asChild size="lg" variant="outline" flex={{ base: '1', md: 'none' }}>
              <a href={`tel:${dialled(company.contactPhone)}`}>
                <Phone size={18} /> Call Now
              </a>
            </Button>
          </Stack>
        </Stack>
        <Figures company={company} />
      </Card.Body>
    </Card.Root>
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="5" alignItems="start">
      <SectionCard title="About">
        <Text whiteSpace="pre-line" color={company.companyBio ? 'fg' : 'fg.muted'}>
          {company.companyBio || 'This company has not added a description yet.'}
        </Text>
      </SectionCard>
      <Contact company={company} />
    </SimpleGrid>
  </Stack>
);
