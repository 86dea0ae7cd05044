import { Box, Link as ChakraLink, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { mayDo } from '../../lib/may-do.ts';
import { useUser } from '../../lib/server/session.tsx';
import { SentencesAlert } from '../sentences-alert.tsx';
import { refusalText, type SchedulePlan, warningTexts } from './plan-words.ts';

interface DayWarningsProps {
  day: string;
  plan: SchedulePlan;
  /** The installer's company, or null if the reader is the installer. */
  company: string | null;
}

const look = {
  boxShadow: { base: 'md', md: 'none' },
  // The container passes taps to the calendar below, but an alert can contain a link.
  pointerEvents: 'auto',
} as const;

/** The reasons against the chosen day. The person may still choose it, unless a credential does not allow the work. */
export function DayWarnings({ day, plan, company }: DayWarningsProps) {
  const mayUpdate = mayDo(useUser(), 'company');
  const refusal = refusalText(day, plan, { company, mayUpdate });
  const texts = warningTexts(day, plan, company);
  if (refusal !== null)
    return (
      <SentencesAlert of={[refusal]} status="error" {...look}>
        {company === null && mayUpdate && (
          <ChakraLink asChild variant="underline" alignSelf="start">
            <Link to={paths.credentials}>Open your credentials</Link>
          </ChakraLink>
        )}
      </SentencesAlert>
    );
  if (texts.length > 0) return <SentencesAlert of={texts} status="warning" {...look} />;
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
