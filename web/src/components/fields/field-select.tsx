import { useFieldContext } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { NativeSelect } from './native-select.tsx';

/** A select that belongs to the label, the help and the error around it. */
export const FieldSelect = (props: ComponentProps<typeof NativeSelect>) => (
  <NativeSelect {...(useFieldContext()?.getSelectProps() as typeof props | undefined)} {...props} />
);
