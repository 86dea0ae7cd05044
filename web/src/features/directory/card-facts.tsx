import { HStack, Text, VisuallyHidden } from '@chakra-ui/react';
import { BadgeCheck, type LucideIcon, MapPin, Star } from 'lucide-react';
import { accreditationLabels } from '#shared/domain/jobs/job.ts';
import { isNewcomer } from '#shared/domain/people/reputation.ts';
import { happened } from '../../lib/dates.ts';
import type { ListedInstaller } from './listed-installer.ts';

interface CardFactProps {
  icon: LucideIcon;
  /** The name of the fact, for screen readers. */
  label: string;
  text: string;
  /** The end of the text, which stays whole. If the line is too narrow, a text with an end is cut off before it. */
  end?: string;
  title?: string;
}

const CardFact = ({ icon: Icon, label, text, end, title }: CardFactProps) => (
  <HStack as="li" gap="1" minWidth="0" flexShrink={end === undefined ? 0 : 1} title={title}>
    <Icon size={16} aria-hidden />
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

const ratingOf = ({ averageRating, reviewCount }: ListedInstaller): string =>
  averageRating === null || isNewcomer(reviewCount) ? 'New' : `${averageRating.toFixed(1)} (${reviewCount})`;

/** The facts to compare installers by, in one line: suburb, radius, rating, and whether we checked the SAA number. */
export const CardFacts = ({ installer }: { installer: ListedInstaller }) => (
  <HStack as="ul" listStyleType="none" gap="2.5" color="fg.muted" minWidth="0">
    {installer.location && (
      <CardFact icon={MapPin} label="Location" text={suburbOf(installer.location)} end={radiusOf(installer)} />
    )}
    <CardFact icon={Star} label="Rating" text={ratingOf(installer)} />
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

/** The accreditations and services as one line of text. On a desktop it takes up to two lines. */
export function CardServices({ installer }: { installer: ListedInstaller }) {
  const accreditations = installer.accreditations.map((each) => accreditationLabels[each]);
  const names = new Set([...accreditations, ...installer.services, ...installer.brandCertifications]);
  if (names.size === 0) return null;
  const text = [...names].join(' · ');
  return (
    <Text textStyle="note" lineClamp={{ base: 1, md: 2 }} title={text}>
      <VisuallyHidden>Services: </VisuallyHidden>
      {text}
    </Text>
  );
}
