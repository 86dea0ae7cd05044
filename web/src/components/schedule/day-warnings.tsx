import { Alert, Box, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type SchedulePlan, warningTexts } from './plan-words.ts';

interface DayWarningsProps {
  day: string;
  plan: SchedulePlan;
  /** The installer's company, or null if the reader is the installer. */
  company: string | null;
}

/** The reasons against the chosen day. The person decides. */
export function DayWarnings({ day, plan, company }: DayWarningsProps) {
  const texts = warningTexts(day, plan, company);
  if (texts.length === 0)
    return (
      <Text color="fg.muted" bg="bg.panel" py={{ base: '2', md: '0' }}>
        No conflicts on this day.
      </Text>
    );
  return (
    <Alert.Root status="warning" borderRadius="lg" py="2" boxShadow={{ base: 'md', md: 'none' }}>
      <Alert.Indicator />
      <Alert.Content>
        <Stack gap="1">
          {texts.map((text) => (
            <Alert.Description key={text} overflowWrap="anywhere">
              {text}
            </Alert.Description>
          ))}
        </Stack>
      </Alert.Content>
    </Alert.Root>
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
