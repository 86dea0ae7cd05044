import { Badge, Box, Button, Card, Flex, Grid, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { responseWords } from '#shared/domain/people/response.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { Contact } from '../../components/person/contact.tsx';
import { availabilityOf } from '../../components/person/installer-words.ts';
import { PhoneButton } from '../../components/person/phone-button.tsx';
import { CardFacts, CardServices } from './card-facts.tsx';
import { CompanyPicture } from './company-picture.tsx';
import type { ListedInstaller } from './listed-installer.ts';

const colourOf = { available: 'sea', lead_time: 'sun', not_available: 'gray' } as const;

/** A figure with its label. */
const Figure = ({ label, value }: { label: string; value: string | number }) => (
  <Box minWidth="0">
    <Text as="dt" textStyle="note" color="fg.muted">
      {label}
    </Text>
    <Text as="dd" fontWeight="600">
      {value}
    </Text>
  </Box>
);

export const cardId = (id: string): string => `installer-${id}`;

/** An installer in the directory. On a phone, the card leaves out the figures, so that three cards fit on the screen. */
export function InstallerCard({ installer, isWide }: { installer: ListedInstaller; isWide: boolean }) {
  const { id, companyName, contactName, crewSize } = installer;
  const figures: [string, string | number][] = [
    ['Jobs completed', installer.completedJobs],
    ['Response time', responseWords(installer.responseHours)],
    ['Crew size', crewSize ?? ''],
    ['Covers', installer.statesServed.join(', ')],
  ];
  const known = figures.filter(([, value]) => value !== '');
  return (
    <Card.Root as="li" id={cardId(id)} tabIndex={-1} aria-label={companyName}>
      <Card.Body px={{ base: '4', md: '5' }} py={{ base: '2.5', md: '4' }} gap={{ base: '2', md: '3' }}>
        <Grid
          templateColumns="auto minmax(0, 1fr)"
          templateRows="auto 1fr"
          columnGap={{ base: '3', md: '4' }}
          rowGap={{ base: '2', md: '1.5' }}
        >
          <Box gridRow={{ md: 'span 2' }}>
            <CompanyPicture installer={installer} />
          </Box>
          <Stack gap="0.5" minWidth="0">
            <HStack justify="space-between" align="start" columnGap="3" rowGap="0.5" wrap="wrap">
              <Heading as="h3" textStyle="section" overflowWrap="anywhere" minWidth="0">
                {companyName}
              </Heading>
              <Badge colorPalette={colourOf[installer.availability]} mt={{ md: '0.5' }}>
                {availabilityOf(installer)}
              </Badge>
            </HStack>
            {contactName && (
              <Text textStyle="note" hideBelow="md">
                {contactName}
              </Text>
            )}
          </Stack>
          <Stack gap="1" minWidth="0" gridColumn={{ base: 'span 2', md: 'auto' }}>
            <CardFacts installer={installer} />
            <CardServices installer={installer} />
          </Stack>
        </Grid>
        {/* The figures are in one line, so that four cards of a grid fit on the screen. */}
        <Flex
          direction={{ base: 'column', md: isWide ? 'row' : 'column' }}
          align={{ md: isWide ? 'center' : 'stretch' }}
          gap={{ base: '2', md: '3' }}
          mt="auto"
        >
          <Grid
            flex={isWide ? '1' : undefined}
            as="dl"
            templateColumns={isWide ? 'repeat(4, minmax(0, 1fr))' : `repeat(${known.length}, auto)`}
            columnGap="4"
            hideBelow="md"
          >
            {known.map(([label, value]) => (
              <Figure key={label} label={label} value={value} />
            ))}
          </Grid>
          <HStack
            gap="2"
            wrap="wrap"
            css={{ '& > *': { flexGrow: isWide ? { base: 1, md: 0 } : 1, px: { base: '2.5', md: '4' } } }}
            justify={isWide ? 'end' : 'start'}
          >
            <Button asChild variant="outline">
              <Link to={hrefTo(paths.installer, { id })} aria-label={`View Profile of ${companyName}`}>
                View Profile
              </Link>
            </Button>
            <Contact installer={installer} variant="outline" aria-label={`Contact ${companyName}`}>
              Contact
            </Contact>
            <PhoneButton installer={installer} />
          </HStack>
        </Flex>
      </Card.Body>
    </Card.Root>
  );
}
