import { useFieldContext } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { NativeSelect } from './native-select.tsx';

/** A select that takes its id and its ARIA attributes from the surrounding `Field.Root`. */
export const FieldSelect = (props: ComponentProps<typeof NativeSelect>) => (
  <NativeSelect {...(useFieldContext()?.getSelectProps() as typeof props | undefined)} {...props} />
);
