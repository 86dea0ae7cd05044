import { Field, VisuallyHidden } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { PlaceInput } from './place-input.tsx';

type SuburbFieldProps = Pick<ComponentProps<typeof PlaceInput>, 'value' | 'onChange' | 'onPick'> & { label: string };

/** The field for a suburb or postcode in a toolbar. Only screen readers read its label. */
export const SuburbField = ({ label, ...input }: SuburbFieldProps) => (
  <Field.Root flex="1" minWidth="0">
    <VisuallyHidden asChild>
      <Field.Label>{label}</Field.Label>
    </VisuallyHidden>
    <PlaceInput label={label} hasButton placeholder="Suburb or postcode" {...input} />
  </Field.Root>
);
