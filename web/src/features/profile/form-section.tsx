import { Fieldset, SimpleGrid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A section of a profile form. Screen readers announce its name when its first input gets focus. */
export const FormSection = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => (
  <Fieldset.Root spaceY="1">
    <Fieldset.Legend textStyle="section" color="fg">
      {title}
    </Fieldset.Legend>
    {text && <Fieldset.HelperText color="fg.muted">{text}</Fieldset.HelperText>}
    <Fieldset.Content pt="4">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5" alignItems="start">
        {children}
      </SimpleGrid>
    </Fieldset.Content>
  </Fieldset.Root>
);
