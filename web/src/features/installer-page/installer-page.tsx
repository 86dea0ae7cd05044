import { Badge, Button, Card, Grid, GridItem, Heading, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { MapPin, Pencil, Send } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { CompanyLogo } from '../../components/company-logo.tsx';
import { Fact } from '../../components/job-facts.tsx';
import { CompletedJobs } from '../../components/person/completed-jobs.tsx';
import { Contact } from '../../components/person/contact.tsx';
import { Figures } from '../../components/person/figures.tsx';
import { FinishedWork } from '../../components/person/finished-work.tsx';
import { availabilityOf } from '../../components/person/installer-words.ts';
import { PhoneButton } from '../../components/person/phone-button.tsx';
import { ReviewsAbout } from '../../components/person/reviews-about.tsx';
import { VerifiedBadge } from '../../components/person/verified-badge.tsx';
import { ReportButton } from '../../components/report/report-button.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { useSession } from '../../lib/server/session.tsx';
import { CredentialsCard } from './credentials-card.tsx';
import { baseOf, factsOf, type PublicInstaller } from './installer-facts.ts';
import { Prefer } from './prefer.tsx';

/** The actions of the viewer: retailers invite, visitors sign in first, and installers edit their own page. */
function Action({ installer }: { installer: PublicInstaller }): ReactNode {
  const { user } = useSession();
  if (user?.id === installer.id)
    return (
      <Button asChild size="lg" variant="outline">
        <Link to={paths.profile}>
          <Pencil size={18} /> Edit profile
        </Link>
      </Button>
    );
  return (
    <HStack gap="2" wrap="wrap">
      <Contact installer={installer} size="lg">
        {user ? (
          <>
            <Send size={18} /> Invite to a job
          </>
        ) : (
          'Contact'
        )}
      </Contact>
      <PhoneButton installer={installer} size="lg" />
      {user?.role === 'retailer' && <Prefer installer={installer} />}
    </HStack>
  );
}

const Facts = ({ installer }: { installer: PublicInstaller }) => (
  <Grid
    as="dl"
    templateColumns={{ base: '1fr', sm: '8rem minmax(0, 1fr)' }}
    columnGap="4"
    rowGap={{ base: '0.5', sm: '2.5' }}
  >
    {factsOf(installer).map(([label, text]) => (
      <Fragment key={label}>
        <GridItem as="dt" color="fg.muted" textStyle="note" pt="0.5">
          {label}
        </GridItem>
        <GridItem as="dd" pb={{ base: '2', sm: '0' }} overflowWrap="anywhere">
          {text}
        </GridItem>
      </Fragment>
    ))}
  </Grid>
);

/** An installer's business, with figures from its jobs and reviews. */
export const InstallerPage = ({ installer }: { installer: PublicInstaller }) => (
  <Stack gap="5" maxWidth="5xl" mx="auto">
    <Card.Root>
      <Card.Body gap="6">
        <Stack direction={{ base: 'column', md: 'row' }} gap="5" align={{ md: 'center' }}>
          <CompanyLogo id={installer.id} companyName={installer.companyName} boxSize={{ base: '16', md: '24' }} />
          <Stack gap="2" flex="1" minWidth="0" align="start">
            <Heading as="h1" textStyle="title" overflowWrap="anywhere">
              {installer.companyName}
            </Heading>
            {baseOf(installer) && <Fact icon={MapPin} text={baseOf(installer)} />}
            <HStack wrap="wrap">
              <VerifiedBadge at={installer.verifiedAt} size="lg" />
              <Badge size="lg" colorPalette={installer.availability === 'not_available' ? 'gray' : 'sea'}>
                {availabilityOf(installer)}
              </Badge>
            </HStack>
          </Stack>
          <Action installer={installer} />
        </Stack>
        <Figures of={installer} />
      </Card.Body>
    </Card.Root>
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="5" alignItems="start">
      <Stack gap="5">
        <SectionCard title="About">
          <Stack gap="5">
            {installer.bio && (
              <Text whiteSpace="pre-line" overflowWrap="anywhere">
                {installer.bio}
              </Text>
            )}
            <Facts installer={installer} />
          </Stack>
        </SectionCard>
        <CredentialsCard id={installer.id} />
      </Stack>
      <Stack gap="5">
        <CompletedJobs id={installer.id} />
        <ReviewsAbout id={installer.id} />
      </Stack>
    </SimpleGrid>
    <FinishedWork id={installer.id} />
    <ReportButton of={{ personId: installer.id }} authorId={installer.id} />
  </Stack>
);
