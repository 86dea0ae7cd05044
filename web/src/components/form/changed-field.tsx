import { SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { isSame, type Values } from '../../lib/drafts/changes.ts';
import { RadioCards } from '../fields/radio-cards.tsx';
import { valueInWords } from './changed-values.ts';
import type { Choice, StaleField } from './use-stale-save.ts';

const longValue = { lineClamp: 4, whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

/** Returns the choice whose values the form shows now, or '' if the person has typed other values since. */
export const shownChoice = ({ mine, theirs }: StaleField, shown: Values): Choice | '' => {
  const isShown = (values: Values) => Object.entries(values).every(([name, value]) => isSame(shown[name], value));
  if (isShown(theirs)) return 'theirs';
  return isShown(mine) ? 'mine' : '';
};

interface ChangedFieldProps {
  of: StaleField;
  /** The labels of the newer value and of the person's own value. */
  theirs?: string;
  mine?: string;
  chosen: Choice | '';
  onChoose: (choice: Choice) => void;
}

/** One changed field, with a choice between the person's value and the newer one. */
export function ChangedField({ of, theirs, mine, chosen, onChoose }: ChangedFieldProps) {
  const { field, label, from, to, isTouched } = of;
  const words = (value: unknown) => valueInWords(field, value);
  const now = words(to) === words(from) ? `${words(to)} (another one)` : words(to);
  return (
    <Stack gap="1">
      <RadioCards
        name={`changed-${field}`}
        label={label}
        value={chosen}
        onBlur={() => undefined}
        onChoose={(choice) => choice !== '' && onChoose(choice)}
        hasMark
        card={{ p: '3' }}
        options={[
          {
            value: 'theirs',
            title: (
              <Text as="span" {...longValue}>
                {now}
              </Text>
            ),
            text: theirs ?? 'The newer value',
          },
          {
            value: 'mine',
            title: (
              <Text as="span" {...longValue}>
                {words(isTouched ? of.mine[field] : from)}
              </Text>
            ),
            text: mine ?? (isTouched ? 'Your value' : 'The earlier value'),
          },
        ]}
        frame={(cards) => (
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="2">
            {cards}
          </SimpleGrid>
        )}
      />
      {isTouched && from !== undefined && (
        <Text textStyle="note" color="fg.muted" {...longValue}>
          When you opened this form, it was: {words(from)}
        </Text>
      )}
    </Stack>
  );
}
