import { Button, Field, HStack, Input } from '@chakra-ui/react';
import { useState } from 'react';
import { maxTemplateName } from './templates.ts';

interface NameFieldProps {
  label: string;
  first?: string;
  button: string;
  /** Saves the name. Calls `onSaved` after the save, and the field then becomes empty. */
  onName: (name: string, onSaved: () => void) => void;
}

/** Asks for the name of a template. */
export function NameField({ label, first = '', button, onName }: NameFieldProps) {
  const [name, setName] = useState(first);
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(name.trim() === '');
        if (name.trim() === '') return;
        onName(name.trim(), () => setName(''));
      }}
    >
      <Field.Root invalid={isMissing}>
        <Field.Label>{label}</Field.Label>
        <HStack width="full">
          <Input
            size="lg"
            bg="bg.panel"
            maxLength={maxTemplateName}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Button type="submit" size="lg">
            {button}
          </Button>
        </HStack>
        <Field.ErrorText>Give the template a name</Field.ErrorText>
      </Field.Root>
    </form>
  );
}
