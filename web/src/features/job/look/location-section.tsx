import { Link, Stack, Text } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { LocationMap } from '#web/src/components/map/location-map.tsx';
import { money } from '#web/src/lib/format.ts';
import { mapsLink } from '#web/src/lib/maps-link.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import { Section } from '../screen/section.tsx';

/** Tells a viewer who sees only the suburb which details are hidden, and when they appear. */
function SiteLater() {
  const { is } = useJobScreen();
  if (!is('installer'))
    return (
      <Text textStyle="note" color="fg.muted">
        Only installers see the street, the photos and the notes.
      </Text>
    );
  return (
    <Text textStyle="note" color="fg.muted">
      The street, the photos and the notes are shown once your profile is complete.{' '}
      <Link asChild color="colorPalette.fg" fontWeight="650">
        <RouterLink to="/profile">Complete your profile</RouterLink>
      </Link>
    </Text>
  );
}

/** The site's location and how exact it is, for the installer who drives there. */
function Place() {
  const { job } = useJobScreen();
  const precision = job.geoPrecision ?? 'suburb';
  const map = (
    <LocationMap
      label="Location of the job"
      latitude={job.latitude}
      longitude={job.longitude}
      precision={precision}
      title={job.title}
      {...(job.priceExGst === null ? {} : { info: `${money(job.priceExGst)} ex GST` })}
      height="180px"
    />
  );
  if (!job.viewer.seesSite)
    return (
      <Stack gap="1.5" align="start">
        {map}
        <Text mt="1.5">{job.address}</Text>
        <SiteLater />
      </Stack>
    );
  if (job.latitude === null || job.longitude === null) return map;
  return (
    <Stack gap="1.5" align="start">
      {map}
      <Text mt="1.5">{job.address}</Text>
      {job.geoPrecision !== 'exact' && (
        <Text textStyle="note" color="fg.muted">
          The map shows the {job.geoPrecision}, not the exact location. Open the address in Google Maps to find the
          street.
        </Text>
      )}
      <Link
        href={mapsLink(job)}
        target="_blank"
        rel="noopener noreferrer"
        color="colorPalette.fg"
        fontWeight="650"
        minHeight="11"
      >
        Open in Google Maps <ExternalLink size={16} aria-hidden />
      </Link>
    </Stack>
  );
}

export const LocationSection = () => (
  <Section card="location">
    <Place />
  </Section>
);
