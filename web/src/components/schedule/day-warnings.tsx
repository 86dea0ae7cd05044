import { Alert, Box, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { mayDo } from '../../lib/may-do.ts';
import { useUser } from '../../lib/server/session.tsx';
import { refusalText, type SchedulePlan, warningTexts } from './plan-words.ts';

interface DayWarningsProps {
  day: string;
  plan: SchedulePlan;
  /** The installer's company, or null if the reader is the installer. */
  company: string | null;
}

interface SentencesProps {
  of: readonly string[];
  status: 'warning' | 'error';
  children?: ReactNode;
}

const Sentences = ({ of, status, children }: SentencesProps) => (
  <Alert.Root
    status={status}
    borderRadius="lg"
    py="2"
    boxShadow={{ base: 'md', md: 'none' }}
    // The container passes taps to the calendar below, but an alert can contain a link.
    pointerEvents="auto"
  >
    <Alert.Indicator />
    <Alert.Content>
      <Stack gap="1">
        {of.map((text) => (
          <Alert.Description key={text} overflowWrap="anywhere">
            {text}
          </Alert.Description>
        ))}
        {children}
      </Stack>
    </Alert.Content>
  </Alert.Root>
);

/** The reasons against the chosen day. The person decides, unless a credential does not allow the work. */
export function DayWarnings({ day, plan, company }: DayWarningsProps) {
  const mayUpdate = mayDo(useUser(), 'company');
  const refusal = refusalText(day, plan, { company, mayUpdate });
  const texts = warningTexts(day, plan, company);
  if (refusal !== null)
    return (
      <Sentences of={[refusal]} status="error">
        {company === null && mayUpdate && (
          <ChakraLink asChild variant="underline" alignSelf="start">
            <Link to={paths.credentials}>Open your credentials</Link>
          </ChakraLink>
        )}
      </Sentences>
    );
  if (texts.length > 0) return <Sentences of={texts} status="warning" />;
  return (
    <Text color="fg.muted" bg="bg.panel" py={{ base: '2', md: '0' }}>
      No conflicts on this day.
    </Text>
  );
}

/**
 * Reserves the height of the usual warnings, so that choosing a day does not move the month. On a phone, the warnings stay at the
 * lower edge while the month scrolls under them.
 */
export const PlaceOfWarnings = ({ children }: { children: ReactNode }) => (
  <Box
    gridArea="warnings"
    display="flex"
    flexDirection="column"
    justifyContent={{ base: 'flex-end', md: 'flex-start' }}
    minHeight={{ base: '16', md: '6' }}
    position={{ base: 'sticky', md: 'static' }}
    bottom="0"
    pointerEvents={{ base: 'none', md: 'auto' }}
    aria-live="polite"
  >
    {children}
  </Box>
);
