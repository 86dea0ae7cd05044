import { Box, Button, Card, Heading, HStack, Link, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Globe, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CallAnswer } from '#shared/api/client.ts';
import { CompanyLogo } from '../../components/company-logo.tsx';
import { CompletedJobs } from '../../components/person/completed-jobs.tsx';
import { Figures } from '../../components/person/figures.tsx';
import { FinishedWork } from '../../components/person/finished-work.tsx';
import { ReviewsAbout } from '../../components/person/reviews-about.tsx';
import { ReportButton } from '../../components/report/report-button.tsx';
import { SectionCard } from '../../components/section-card.tsx';

type Company = CallAnswer<'getCompany'>;

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

/** A company's own details, with figures from its jobs and reviews. */
export const CompanyPage = ({ company }: { company: Company }) => (
  <Stack gap="5" maxWidth="5xl" mx="auto">
    <Card.Root>
      <Card.Body gap="6">
        <Stack direction={{ base: 'column', md: 'row' }} gap="5" align={{ md: 'center' }}>
          <CompanyLogo
            src={company.logoUrl}
            id={company.id}
            companyName={company.companyName}
            boxSize={{ base: '20', md: '28' }}
          />
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
        <Figures of={company} />
      </Card.Body>
    </Card.Root>
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="5" alignItems="start">
      <SectionCard title="About">
        <Text whiteSpace="pre-line" color={company.companyBio ? 'fg' : 'fg.muted'}>
          {company.companyBio || 'This company has not added a description yet.'}
        </Text>
      </SectionCard>
      <Contact company={company} />
      <CompletedJobs id={company.id} />
      <ReviewsAbout id={company.id} />
    </SimpleGrid>
    <FinishedWork id={company.id} />
    <ReportButton of={{ personId: company.id }} authorId={company.id} />
  </Stack>
);
