import { Card, Center, chakra, Heading, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';

/** Whether the fields that make up the agreement are locked, as they are after the award. */
const LockedContext = createContext(false);
export const LockedProvider = LockedContext.Provider;
export const useIsLocked = (): boolean => useContext(LockedContext);

interface FormPartProps {
  id: string;
  number: number;
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** One of the numbered parts of the job form. */
export const FormPart = ({ id, number, title, text, children }: FormPartProps) => (
  <Card.Root as="section" id={id} aria-labelledby={`${id}-title`} scrollMarginTop="20">
    <Card.Header>
      <HStack gap="3" align="start">
        <Center
          boxSize="8"
          flexShrink="0"
          borderRadius="full"
          bg="colorPalette.subtle"
          color="colorPalette.fg"
          textStyle="label"
          aria-hidden
        >
          {number}
        </Center>
        <Stack gap="0.5" pt="0.5">
          <Heading as="h2" id={`${id}-title`} textStyle="section">
            {title}
          </Heading>
          {text && (
            <Text textStyle="note" color="fg.muted">
              {text}
            </Text>
          )}
        </Stack>
      </HStack>
    </Card.Header>
    <Card.Body>
      <Stack gap="6">{children}</Stack>
    </Card.Body>
  </Card.Root>
);

const Part = chakra('fieldset', { base: { border: 'none', p: '0', m: '0', minWidth: '0', width: 'full' } });

/** The frame of fields that make up the agreement. The browser disables them once an installer has the job. */
export function Lockable({ children, isQuiet = false }: { children: ReactNode; isQuiet?: boolean }) {
  const isLocked = useIsLocked();
  return (
    <Part disabled={isLocked}>
      <Stack gap="5">
        {isLocked && !isQuiet && (
          <HStack textStyle="note" color="fg.muted" gap="1.5">
            <Lock size={14} aria-hidden /> Locked because an installer has the job.
          </HStack>
        )}
        {children}
      </Stack>
    </Part>
  );
}

/** Two columns in a wide window. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
    {children}
  </SimpleGrid>
);

/** Three short fields that belong together. */
export const Trio = ({ children }: { children: ReactNode }) => (
  <SimpleGrid columns={{ base: 1, sm: 3 }} gap="5" alignItems="start">
    {children}
  </SimpleGrid>
);
