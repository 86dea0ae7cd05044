import { Badge, Box, Button, Flex, HStack, Text } from '@chakra-ui/react';
import { Star, UserRound } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { hrefTo, paths } from '#shared/pages.ts';
import { Tick } from '../../components/fields/tick.tsx';
import { innerRow } from '../../components/lists/list-look.ts';
import { VerifiedBadge } from '../../components/person/verified-badge.tsx';
import { CandidateFacts } from './candidate-facts.tsx';
import type { Candidate } from './candidate-words.ts';

/** The whole row is the target of the checkbox. Links are above it. */
const wholeRow = { position: 'static', _before: { content: '""', position: 'absolute', inset: '0' } } as const;
const aboveTarget = { position: 'relative', zIndex: '1' } as const;
const target = { minHeight: { base: '12', md: '9' } } as const;

const PreferredMark = () => (
  <Badge colorPalette="sun" flexShrink="0">
    <Star size={12} fill="currentColor" aria-hidden />
    {/* On a phone, the star alone leaves the line to the name. */}
    <Box as="span" srOnly={{ base: true, sm: false }}>
      Preferred
    </Box>
  </Badge>
);

const ProfileLink = ({ of: { id, companyName } }: { of: Candidate }) => (
  <Button asChild variant="ghost" size="sm" px="3" minWidth={{ base: '12', md: '9' }} {...target} {...aboveTarget}>
    <Link to={hrefTo(paths.installer, { id })} aria-label={`View Profile of ${companyName}`}>
      <UserRound size={18} aria-hidden />
      <Box as="span" hideBelow="sm">
        Profile
      </Box>
    </Link>
  </Button>
);

interface ChoiceProps {
  candidate: Candidate;
  isChosen: boolean;
  onToggle: (isOn: boolean) => void;
}

/** One installer with the facts for the choice. */
export function Choice({ candidate, isChosen, onToggle }: ChoiceProps) {
  const factsId = useId();
  const { companyName, location, isPreferred, verifiedAt } = candidate;
  return (
    <Flex wrap="wrap" align="center" columnGap="2" rowGap="1" position="relative" {...innerRow}>
      <HStack gap="2" flex="1" minWidth="0" {...target}>
        <Tick
          checked={isChosen}
          onTick={onToggle}
          describedBy={factsId}
          alignSelf="center"
          fontWeight="650"
          {...target}
          {...wholeRow}
        >
          <Box as="span" overflowWrap="anywhere">
            {companyName}
          </Box>
        </Tick>
        {isPreferred && <PreferredMark />}
        <VerifiedBadge at={verifiedAt} isShortOnPhone />
        <Text textStyle="note" color="fg.muted" flex="1" minWidth="0" truncate hideBelow="md">
          {location}
        </Text>
      </HStack>
      <ProfileLink of={candidate} />
      <CandidateFacts of={candidate} id={factsId} />
    </Flex>
  );
}
