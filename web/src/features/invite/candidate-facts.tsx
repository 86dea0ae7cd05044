import { Box, Flex, Grid, VisuallyHidden } from '@chakra-ui/react';
import { CalendarX, Clock, Handshake, type LucideIcon, Route, ShieldCheck, Star, TriangleAlert } from 'lucide-react';
import { capitalise } from '#shared/domain/capitalise.ts';
import { todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { Fact } from '../../components/job-facts.tsx';
import { lacksIn } from '../../components/person/crew-words.ts';
import { type Candidate, type CandidateFact, distanceOf, ratingOf, timingOf, togetherOf } from './candidate-words.ts';

interface NamedFactProps {
  icon: LucideIcon;
  /** The meaning of the icon, for screen readers. */
  name: string;
  of: CandidateFact;
}

const NamedFact = ({ icon, name, of: { text, rest, isWarning = false, isGap = false } }: NamedFactProps) => (
  <Box minWidth="0" hideBelow={isGap ? 'sm' : undefined}>
    <Fact
      icon={icon}
      isWarning={isWarning}
      text={
        <>
          <VisuallyHidden>{`${name}: `}</VisuallyHidden>
          {text}
          {rest && (
            <Box as="span" hideBelow="sm">
              {rest}
            </Box>
          )}
        </>
      }
    />
  </Box>
);

/** The width of each fact is fixed on a desktop, so that the facts of all candidates are in the same columns. */
const columns = { sm: 'repeat(3, minmax(0, 1fr))', xl: '6rem 10rem 7.75rem 8.25rem minmax(0, 1fr)' };

/** A line of facts on a phone. On a wider screen, the facts are cells of the grid. */
const line = {
  columnGap: '3',
  rowGap: '1',
  align: 'center',
  wrap: 'wrap',
  display: { base: 'flex', sm: 'contents' },
} as const;

interface CandidateFactsProps {
  of: Candidate;
  id: string;
}

/** The facts that differ between candidates: 2 lines on a phone, and columns on a desktop. */
export function CandidateFacts({ of: candidate, id }: CandidateFactsProps) {
  const timing = timingOf(candidate, todayIn(usualZone, new Date()));
  const lacks = lacksIn(candidate.fit);
  return (
    <Grid
      id={id}
      width="full"
      templateColumns={columns}
      columnGap={{ base: '3', xl: '2' }}
      rowGap="1"
      alignItems="center"
      ps={{ sm: '9' }}
    >
      <Flex {...line}>
        <NamedFact icon={Route} name="Distance" of={distanceOf(candidate)} />
        <NamedFact icon={timing.isWarning ? CalendarX : Clock} name="Lead time" of={timing} />
        <NamedFact icon={Star} name="Rating" of={ratingOf(candidate)} />
      </Flex>
      <Flex {...line}>
        {/* A phone leaves the fact out if it says nothing, or if a lack decides instead. */}
        <Box minWidth="0" hideBelow={candidate.isKnown && lacks.length === 0 ? undefined : 'sm'}>
          <NamedFact icon={Handshake} name="Jobs together" of={togetherOf(candidate)} />
        </Box>
        {lacks.length > 0 ? (
          <Box gridColumn={{ sm: '1 / -1' }}>
            <Fact icon={TriangleAlert} text={lacks.map(capitalise).join(' · ')} isWarning />
          </Box>
        ) : (
          candidate.accreditations.length > 0 && (
            <NamedFact icon={ShieldCheck} name="Accredited for" of={{ text: candidate.accreditations.join(', ') }} />
          )
        )}
      </Flex>
    </Grid>
  );
}
