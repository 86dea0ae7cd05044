import { CheckboxCard, HStack, IconButton } from '@chakra-ui/react';
import { UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { VerifiedBadge } from '../../components/person/verified-badge.tsx';
import { type Candidate, reasonsOf } from './candidate-words.ts';

interface ChoiceProps {
  candidate: Candidate;
  isChosen: boolean;
  onToggle: (isOn: boolean) => void;
}

/** One installer who can be invited, with the reasons, and a link to their page. */
export const Choice = ({ candidate, isChosen, onToggle }: ChoiceProps) => (
  <HStack gap="1" align="stretch">
    <CheckboxCard.Root
      checked={isChosen}
      onCheckedChange={({ checked }) => onToggle(checked === true)}
      bg="bg.panel"
      flex="1"
      minWidth="0"
    >
      <CheckboxCard.HiddenInput />
      <CheckboxCard.Control>
        <CheckboxCard.Content minWidth="0">
          <CheckboxCard.Label fontWeight="650" overflowWrap="anywhere">
            {candidate.companyName} <VerifiedBadge at={candidate.verifiedAt} />
          </CheckboxCard.Label>
          <CheckboxCard.Description
            color="fg.muted"
            opacity="1"
            overflowWrap="anywhere"
            _firstLetter={{ textTransform: 'uppercase' }}
          >
            {reasonsOf(candidate, todayIn(usualZone, new Date())).join(' · ')}
          </CheckboxCard.Description>
        </CheckboxCard.Content>
        <CheckboxCard.Indicator />
      </CheckboxCard.Control>
    </CheckboxCard.Root>
    <IconButton asChild variant="ghost" size="lg" height="auto" aria-label={`View Profile of ${candidate.companyName}`}>
      <Link to={hrefTo(paths.installer, { id: candidate.id })}>
        <UserRound size={20} aria-hidden />
      </Link>
    </IconButton>
  </HStack>
);
