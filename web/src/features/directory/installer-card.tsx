import { Badge, Box, Button, Card, Heading, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CallAnswer } from '#shared/api/client.ts';
import { accreditationLabels } from '#shared/domain/jobs/job.ts';
import { responseWords } from '#shared/domain/people/response.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { CompanyLogo } from '../../components/company-logo.tsx';
import { Fact } from '../../components/job-facts.tsx';
import { Contact } from '../../components/person/contact.tsx';
import { availabilityOf } from '../../components/person/installer-words.ts';
import { PhoneButton } from '../../components/person/phone-button.tsx';
import { Rating } from '../../components/person/rating.tsx';
import { VerifiedBadge } from '../../components/person/verified-badge.tsx';

export type ListedInstaller = CallAnswer<'listInstallers'>['installers'][number];

const colourOf = { available: 'sea', lead_time: 'sun', not_available: 'gray' } as const;

const coverOf = ({ statesServed, installRadius }: ListedInstaller): string =>
  [statesServed.join(', '), installRadius === null ? '' : `up to ${installRadius} km`].filter(Boolean).join(', ');

/** A figure with its label. Hidden if the value is empty. */
const Figure = ({ label, value }: { label: string; value: string | number }) =>
  value === '' ? null : (
    <Box minWidth="0">
      <Text as="dt" textStyle="note" color="fg.muted">
        {label}
      </Text>
      <Text as="dd" fontWeight="600">
        {value}
      </Text>
    </Box>
  );

const Tags = ({ label, tags, isOutline = false }: { label: string; tags: readonly string[]; isOutline?: boolean }) =>
  tags.length === 0 ? null : (
    <HStack as="ul" listStyleType="none" gap="1.5" wrap="wrap" aria-label={label}>
      {tags.map((tag) => (
        <Badge as="li" key={tag} colorPalette={isOutline ? 'gray' : 'sun'} variant={isOutline ? 'outline' : 'subtle'}>
          {tag}
        </Badge>
      ))}
    </HStack>
  );

export const cardId = (id: string): string => `installer-${id}`;

/** An installer in the directory: services, location, and the figures from their jobs and reviews. */
export function InstallerCard({ installer, isWide }: { installer: ListedInstaller; isWide: boolean }) {
  const { id, companyName, contactName, location, crewSize } = installer;
  return (
    <Card.Root as="li" id={cardId(id)} tabIndex={-1} aria-label={companyName}>
      <Card.Body px="5" py="4" gap="3.5">
        <HStack align="start" gap="3.5">
          <CompanyLogo id={id} companyName={companyName} boxSize="12" />
          <Stack gap="1" minWidth="0" flex="1" align="start">
            <HStack justify="space-between" align="start" gap="3" wrap="wrap" rowGap="1" width="full">
              <Heading as="h3" textStyle="section">
                {companyName}
              </Heading>
              <HStack gap="1.5" wrap="wrap">
                <Badge colorPalette={colourOf[installer.availability]}>{availabilityOf(installer)}</Badge>
                <VerifiedBadge at={installer.verifiedAt} />
              </HStack>
            </HStack>
            {contactName && <Text textStyle="note">{contactName}</Text>}
            {location && <Fact icon={MapPin} text={location} />}
            <Rating of={installer} />
          </Stack>
        </HStack>
        <SimpleGrid as="dl" columns={isWide ? { base: 2, md: 4 } : 2} columnGap="4" rowGap="2">
          <Figure label="Jobs completed" value={installer.completedJobs} />
          <Figure label="Response time" value={responseWords(installer.responseHours)} />
          <Figure label="Crew size" value={crewSize ?? ''} />
          <Figure label="Covers" value={coverOf(installer)} />
        </SimpleGrid>
        <Stack gap="1.5">
          <Tags
            label="Accreditations"
            tags={[
              ...installer.accreditations.map((each) => accreditationLabels[each]),
              ...installer.brandCertifications,
            ]}
          />
          <Tags label="Specialties" tags={installer.services} isOutline />
        </Stack>
        <HStack
          gap="2"
          mt="auto"
          wrap="wrap"
          css={{ '& > *': { flexGrow: isWide ? 0 : 1 } }}
          justify={isWide ? 'end' : 'start'}
        >
          <Button asChild variant="outline">
            <Link to={hrefTo(paths.installer, { id })} aria-label={`View Profile of ${companyName}`}>
              View Profile
            </Link>
          </Button>
          <Contact installer={installer} aria-label={`Contact ${companyName}`}>
            Contact
          </Contact>
          <PhoneButton installer={installer} />
        </HStack>
      </Card.Body>
    </Card.Root>
  );
}
