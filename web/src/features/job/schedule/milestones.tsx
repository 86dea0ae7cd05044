import { Box, Card, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { booked, happened } from '#web/src/lib/dates.ts';
import { useJobScreen } from '../screen/job-screen.tsx';

/** The job's progress with dates, for its parties and administrators. */
export function Milestones() {
  const { job } = useJobScreen();
  const day = (instant: string | null | undefined) => (instant ? happened(instant) : null);
  const steps: [string, string | null][] = [
    ['Posted', day(job.postedAt)],
    ['Job awarded', day(job.acceptedAt)],
    ['Installation scheduled', job.installationDate && booked(job.installationDate)],
    ['Job completed', day(job.completedAt)],
    ['Payment sent', day(job.paidAt)],
  ];
  // A cancelled job shows no steps that it never reached.
  const shown = job.cancelledAt
    ? [...steps.filter(([, when]) => when), ['Cancelled', day(job.cancelledAt)] as const]
    : steps;
  return (
    <Card.Root as="section" aria-label="Progress">
      <Card.Body gap="3" p={{ base: '4', lg: '5' }}>
        <Heading as="h2" textStyle="section">
          Progress
        </Heading>
        <Stack as="ol" gap="2.5" listStyleType="none">
          {shown.map(([label, when]) => (
            <HStack as="li" key={label} gap="3">
              <Box
                boxSize="5"
                borderRadius="full"
                borderWidth="2px"
                borderColor={when ? 'sea.solid' : 'border.emphasized'}
                bg={when ? 'sea.solid' : 'transparent'}
                color="sea.contrast"
                flexShrink="0"
              >
                {when && <Check size={16} strokeWidth={3} aria-hidden />}
              </Box>
              <Text flex="1" color={when ? 'fg' : 'fg.muted'}>
                {label}
              </Text>
              <Text textStyle="note" color="fg.muted" fontVariantNumeric="tabular-nums" textAlign="end">
                {when ?? 'Not yet'}
              </Text>
            </HStack>
          ))}
        </Stack>
      </Card.Body>
    </Card.Root>
  );
}
