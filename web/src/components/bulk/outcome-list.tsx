import { Button, Stack, Text } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { isOpen, type Outcome, summaryOf } from './outcomes.ts';

const words: Record<Outcome['state'], string> = {
  done: 'Done',
  refused: 'Not done',
  unknown: 'Not known',
  untried: 'Not tried',
};

function lineOf(outcome: Outcome, done: string): string {
  if (outcome.state === 'done') return outcome.text || done;
  return 'reason' in outcome ? `${words[outcome.state]}: ${outcome.reason}` : words[outcome.state];
}

interface OutcomeListProps {
  outcomes: readonly Outcome[];
  /** The participle for jobs whose action succeeded, such as "cancelled" in "3 cancelled". */
  done: string;
  isPending: boolean;
  onTryRest: () => void;
}

/** The outcome for each job, and a button that retries the rest. */
export const OutcomeList = ({ outcomes, done, isPending, onTryRest }: OutcomeListProps) => (
  <Stack gap="4">
    <Text fontWeight="650" role="status">
      {summaryOf(outcomes, done)}
    </Text>
    <Stack as="ul" listStyleType="none" gap="3" aria-label="Result for each job">
      {outcomes.map((outcome) => (
        <li key={outcome.job.id}>
          <Text fontWeight="600" overflowWrap="anywhere">
            {outcome.job.title}
          </Text>
          <Text textStyle="note" color={outcome.state === 'done' ? 'fg.muted' : 'fg.error'} overflowWrap="anywhere">
            {lineOf(outcome, done)}
          </Text>
        </li>
      ))}
    </Stack>
    {outcomes.some(isOpen) && (
      <Button variant="outline" size="lg" alignSelf="start" loading={isPending} onClick={onTryRest}>
        <RefreshCw size={18} aria-hidden /> Try the rest again
      </Button>
    )}
  </Stack>
);
