import { Box, HStack, Text, VisuallyHidden } from '@chakra-ui/react';
import { BadgeCheck, type LucideIcon, MapPin, Star } from 'lucide-react';
import { shortRating } from '../../components/person/rating-words.ts';
import { happened } from '../../lib/dates.ts';
import { counted } from '../../lib/format.ts';
import type { ListedInstaller } from './listed-installer.ts';

interface CardFactProps {
  icon?: LucideIcon;
  /** The name of the fact, for screen readers. */
  label: string;
  text: string;
  /** The end of the text, which stays whole. If the line is too narrow, a text with an end is cut off before it. */
  end?: string;
  title?: string;
}

const CardFact = ({ icon: Icon, label, text, end, title }: CardFactProps) => (
  <HStack as="li" gap="1" minWidth="0" flexShrink={end === undefined ? 0 : 1} title={title}>
    {Icon && <Icon size={16} aria-hidden />}
    <HStack gap="0" minWidth="0" textStyle="note" whiteSpace="pre">
      <VisuallyHidden>{label}: </VisuallyHidden>
      <Text truncate>{text}</Text>
      {end}
    </HStack>
  </HStack>
);

/** Returns a location without its postcode. */
const suburbOf = (location: string): string => location.replace(/ \d{4}$/, '');

const radiusOf = ({ installRadius }: ListedInstaller): string =>
  installRadius === null ? '' : `, ${installRadius} km`;

/** The rating. Only a rated company has a star. */
function Rating({ installer }: { installer: ListedInstaller }) {
  const rating = shortRating(installer);
  return rating === null ? (
    <CardFact label="Rating" text="New" />
  ) : (
    <CardFact icon={Star} label="Rating" text={rating} />
  );
}

/** The facts to compare installers by, in one line: suburb, radius, rating, and whether we checked the SAA number. */
export const CardFacts = ({ installer }: { installer: ListedInstaller }) => (
  <HStack as="ul" listStyleType="none" gap="2.5" color="fg.muted" minWidth="0">
    {installer.location && (
      <CardFact icon={MapPin} label="Location" text={suburbOf(installer.location)} end={radiusOf(installer)} />
    )}
    <Rating installer={installer} />
    {installer.verifiedAt && (
      <CardFact
        icon={BadgeCheck}
        label="SAA number"
        text="Verified"
        title={`We checked the SAA number on ${happened(installer.verifiedAt)}.`}
      />
    )}
  </HStack>
);

/**
 * The experience in one line of text: first the facts that differ most between installers, then the services. On a desktop it
 * takes up to two lines, and the card shows the completed jobs below.
 */
export function CardServices({ installer }: { installer: ListedInstaller }) {
  const { accreditations, brandCertifications, completedJobs, services } = installer;
  const text = [accreditations.join(', '), ...brandCertifications, ...services].filter(Boolean).join(' · ');
  if (text === '') return null;
  return (
    <Text textStyle="note" lineClamp={{ base: 1, md: 2 }} title={text}>
      {completedJobs > 0 && (
        <Box as="span" hideFrom="md">
          {counted(completedJobs, 'job completed', 'jobs completed')} ·{' '}
        </Box>
      )}
      <VisuallyHidden>Services: </VisuallyHidden>
      {text}
    </Text>
  );
}
