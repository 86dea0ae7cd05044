import { Box, Flex, HStack, Text, VisuallyHidden } from '@chakra-ui/react';
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
  /** True if the text may be cut off where the line is too narrow for all facts. */
  canShrink?: boolean;
  title?: string;
}

const CardFact = ({ icon: Icon, label, text, canShrink = false, title }: CardFactProps) => (
  <HStack as="li" gap="1" minWidth="0" flexShrink={canShrink ? 1 : 0} title={title}>
    {Icon && <Icon size={16} aria-hidden />}
    <HStack gap="0" minWidth="0" textStyle="note" whiteSpace="pre">
      <VisuallyHidden>{label}: </VisuallyHidden>
      <Text truncate>{text}</Text>
    </HStack>
  </HStack>
);

/** Returns a location without its postcode. */
const suburbOf = (location: string): string => location.replace(/ \d{4}$/, '');

const radiusOf = ({ installRadius }: ListedInstaller): string =>
  installRadius === null ? '' : `Travels ${installRadius} km`;

/** The rating. Only a rated company has a star. */
function Rating({ installer }: { installer: ListedInstaller }) {
  const rating = shortRating(installer);
  return rating === null ? (
    <CardFact label="Rating" text="New" />
  ) : (
    <CardFact icon={Star} label="Rating" text={rating} />
  );
}

/** The facts to compare installers by, in one line: suburb, rating, and whether we checked the SAA number. */
export const CardFacts = ({ installer }: { installer: ListedInstaller }) => (
  <HStack as="ul" listStyleType="none" gap="2.5" color="fg.muted" minWidth="0">
    {installer.location && <CardFact icon={MapPin} label="Location" text={suburbOf(installer.location)} canShrink />}
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

/** A text with a dot before it. At the start of a line, the dot is in the margin that the box of all texts cuts off. */
const afterDot = {
  ps: '4',
  position: 'relative',
  _before: { content: '"·"', position: 'absolute', left: '1.5' },
} as const;

/**
 * The experience: first the facts that differ most between installers, then the services. It takes one line on a phone and up to
 * two on a desktop, where the card shows the completed jobs below. Texts that do not fit are left out whole.
 */
export function CardServices({ installer }: { installer: ListedInstaller }) {
  const { accreditations, brandCertifications, completedJobs, services } = installer;
  const completed = completedJobs > 0 ? counted(completedJobs, 'job completed', 'jobs completed') : '';
  const texts = [radiusOf(installer), accreditations.join(', '), ...brandCertifications, ...services].filter(Boolean);
  if (texts.length === 0 && completed === '') return null;
  return (
    <Box
      {...(texts.length === 0 ? { hideFrom: 'md' } : {})}
      textStyle="note"
      maxHeight={{ base: '1lh', md: '2lh' }}
      overflow="hidden"
      title={texts.join(' · ')}
    >
      <Flex as="ul" aria-label="Experience" listStyleType="none" wrap="wrap" ms="-4">
        {completed && (
          <Box as="li" hideFrom="md" {...afterDot}>
            {completed}
          </Box>
        )}
        {texts.map((text) => (
          <Box as="li" key={text} {...afterDot}>
            {text}
          </Box>
        ))}
      </Flex>
    </Box>
  );
}
