import { Stack } from '@chakra-ui/react';
import { type Rank, rankLabel, rankMeaning, ranksIn } from '#shared/domain/accounts/ranks.ts';
import type { Role } from '#shared/domain/jobs/job.ts';
import { RadioCards } from '../../components/fields/radio-cards.tsx';

interface RankChoiceProps {
  role: Role;
  value: Rank;
  onChoose: (rank: Rank) => void;
  onBlur?: () => void;
}

/** The choice of a person's role in the company, with the meaning of each role. */
export const RankChoice = ({ role, value, onChoose, onBlur = () => undefined }: RankChoiceProps) => (
  <RadioCards
    name="rank"
    label="Role"
    value={value}
    onChoose={onChoose}
    onBlur={onBlur}
    card={{ p: '3' }}
    options={ranksIn(role).map((rank) => ({
      value: rank,
      title: rankLabel(role, rank),
      text: rankMeaning(role, rank),
    }))}
    frame={(cards) => <Stack gap="2">{cards}</Stack>}
  />
);
