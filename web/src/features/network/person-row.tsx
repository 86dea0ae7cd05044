import { Badge, Box, Button, Card, Grid, HStack, Stack, Link as StyledLink, Text } from '@chakra-ui/react';
import { MapPin, NotebookPen } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { hrefTo, paths } from '#shared/pages.ts';
import { CompanyLogo } from '../../components/company-logo.tsx';
import { Fact, jobName } from '../../components/job-facts.tsx';
import { LostOverlay } from '../../components/lost.tsx';
import { availabilityOf } from '../../components/person/installer-words.ts';
import { Rating } from '../../components/person/rating.tsx';
import { VerifiedBadge } from '../../components/person/verified-badge.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { lazy } from '../../lib/lazy.tsx';
import { PersonActions } from './person-actions.tsx';
import { dateOf, type NetworkPerson, workOf } from './person-words.ts';

const NoteDialog = lazy(() => import('./note-dialog.tsx'), LostOverlay);

interface PersonProps {
  person: NetworkPerson;
  /** Whether the reader is a retailer, who sees installers. An installer sees retailers. */
  isRetailer: boolean;
}

function Who({ person, isRetailer }: PersonProps) {
  const { id, companyName, location, availability, leadTimeDays } = person;
  return (
    <HStack align="start" gap="3" minWidth="0">
      <CompanyLogo src={person.logoUrl} id={id} companyName={companyName} boxSize="12" />
      <Stack gap="1" minWidth="0">
        <StyledLink asChild fontWeight="650" overflowWrap="anywhere" alignSelf="start">
          <Link to={hrefTo(isRetailer ? paths.installer : paths.company, { id })}>{companyName}</Link>
        </StyledLink>
        {location && <Fact icon={MapPin} text={location} />}
        <HStack gap="2" wrap="wrap">
          <Rating of={person} size={16} />
          <VerifiedBadge at={person.verifiedAt} />
          {availability !== null && (
            <Badge colorPalette={availability === 'not_available' ? 'gray' : 'sea'} variant="outline">
              {availabilityOf({ availability, leadTimeDays })}
            </Badge>
          )}
        </HStack>
      </Stack>
    </HStack>
  );
}

function Work({ person }: { person: NetworkPerson }) {
  const { lastJob } = person;
  return (
    <Stack gap="1" minWidth="0" align="start">
      <Text fontWeight="600">{workOf(person)}</Text>
      {lastJob && (
        <>
          <Text textStyle="note" overflowWrap="anywhere">
            Last:{' '}
            <StyledLink asChild display="inline" overflowWrap="anywhere">
              <Link to={hrefTo(paths.job, { id: lastJob.id })}>{jobName(lastJob)}</Link>
            </StyledLink>
            {lastJob.suburb && ` in ${lastJob.suburb}`}
          </Text>
          <HStack gap="2" wrap="wrap">
            <StatusBadge status={lastJob.status} />
            <Text textStyle="note" color="fg.muted">
              {dateOf(lastJob)}
            </Text>
          </HStack>
        </>
      )}
    </Stack>
  );
}

/** The note about a preferred installer. Other companies have none. */
function Note({ person }: { person: NetworkPerson }) {
  const [isOpen, setOpen] = useState(false);
  if (!person.isPreferred || person.isHidden) return null;
  const { note, companyName } = person;
  return (
    <Stack gap="1" minWidth="0" align="start">
      {note && (
        <Text whiteSpace="pre-line" overflowWrap="anywhere" lineClamp={{ xl: 4 }}>
          {note}
        </Text>
      )}
      <Button
        size="sm"
        variant="plain"
        px="0"
        aria-label={`${note ? 'Change' : 'Add'} the note about ${companyName}`}
        onClick={() => setOpen(true)}
      >
        <NotebookPen size={16} aria-hidden /> {note ? 'Change note' : 'Add a note'}
      </Button>
      <Suspense fallback={null}>{isOpen && <NoteDialog person={person} onClose={() => setOpen(false)} />}</Suspense>
    </Stack>
  );
}

const columns = {
  retailer: 'minmax(0, 1.2fr) minmax(0, 1.2fr) minmax(0, 1fr) 23.5rem',
  installer: 'minmax(0, 1fr) minmax(0, 1fr) 8rem',
};

/** A company in the network: a card on a phone, and a row on a desktop. */
export const PersonRow = ({ person, isRetailer }: PersonProps) => (
  <Card.Root as="li" aria-label={person.companyName}>
    <Card.Body px={{ base: '4', lg: '5' }} py="4">
      <Grid
        columnGap="5"
        rowGap="3"
        alignItems="start"
        templateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          xl: isRetailer ? columns.retailer : columns.installer,
        }}
      >
        <Who person={person} isRetailer={isRetailer} />
        <Work person={person} />
        {isRetailer && (
          <Box minWidth="0">
            <Note person={person} />
          </Box>
        )}
        <PersonActions person={person} isRetailer={isRetailer} />
      </Grid>
    </Card.Body>
  </Card.Root>
);
