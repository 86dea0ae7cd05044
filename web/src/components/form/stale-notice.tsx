import { Alert, Button, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { isSame, type Values } from '../../lib/drafts/changes.ts';
import { RadioCards } from '../fields/radio-cards.tsx';
import { valueInWords } from './changed-values.ts';
import type { Choice, StaleField, StaleSave } from './use-stale-save.ts';

const longValue = { lineClamp: 4, whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

/** The choice that the form shows now, or none for a third value that was typed since. */
const shownChoice = ({ mine, theirs }: StaleField, shown: Values): Choice | '' => {
  const isShown = (values: Values) => Object.entries(values).every(([name, value]) => isSame(shown[name], value));
  if (isShown(theirs)) return 'theirs';
  return isShown(mine) ? 'mine' : '';
};

interface OneFieldProps {
  of: StaleField;
  chosen: Choice | '';
  onChoose: (choice: Choice) => void;
}

function OneField({ of: { field, label, from, to, isTouched, mine }, chosen, onChoose }: OneFieldProps) {
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
            text: 'The newer value',
          },
          {
            value: 'mine',
            title: (
              <Text as="span" {...longValue}>
                {words(isTouched ? mine[field] : from)}
              </Text>
            ),
            text: isTouched ? 'Your value' : 'The earlier value',
          },
        ]}
        frame={(cards) => (
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="2">
            {cards}
          </SimpleGrid>
        )}
      />
      {isTouched && (
        <Text textStyle="note" color="fg.muted" {...longValue}>
          It was {words(from)} when you opened this form.
        </Text>
      )}
    </Stack>
  );
}

/** Lists what has changed since the form was opened, after a save was refused for it. */
export default function StaleNotice({ of: { fields, choose } }: { of: StaleSave }) {
  const { watch } = useFormContext();
  const shown: Values = watch();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal moves the focus here again, but a choice does not
  useEffect(() => box.current?.focus(), [fields]);
  return (
    <Alert.Root
      ref={box}
      status="warning"
      role="group"
      aria-label="Changed since you opened this form"
      borderRadius="lg"
      tabIndex={-1}
      alignItems="start"
      scrollMarginTop="20"
    >
      <Alert.Indicator />
      <Alert.Content color="fg" minWidth="0">
        <Alert.Title>Changed since you opened this form</Alert.Title>
        <Alert.Description>
          Nothing was saved, and what you typed is still in the form. Choose the values to keep, then save again.
        </Alert.Description>
        <Stack gap="4" mt="3">
          {fields.map((field) => (
            <OneField
              key={field.field}
              of={field}
              chosen={shownChoice(field, shown)}
              onChoose={(choice) => choose(choice, [field])}
            />
          ))}
        </Stack>
        {fields.length > 1 && (
          <HStack mt="4" gap="2" wrap="wrap">
            <Button size="sm" minHeight="10" variant="outline" bg="bg.panel" onClick={() => choose('theirs', fields)}>
              Use all newer values
            </Button>
            <Button size="sm" minHeight="10" variant="outline" bg="bg.panel" onClick={() => choose('mine', fields)}>
              Keep all of mine
            </Button>
          </HStack>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}
