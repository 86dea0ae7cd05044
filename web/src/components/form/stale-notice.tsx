import { Alert, Button, HStack, Stack } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Values } from '../../lib/drafts/changes.ts';
import { ChangedField, shownChoice } from './changed-field.tsx';
import type { StaleSave } from './use-stale-save.ts';

/** Lists the fields that have changed since the form was opened, after the server refused a save because of them. */
export function StaleNotice({ of: { fields, choose } }: { of: StaleSave }) {
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
            <ChangedField
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
