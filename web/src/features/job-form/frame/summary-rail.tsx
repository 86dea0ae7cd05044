import { Box, Card, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { Circle, CircleCheckBig } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { jobName } from '#web/src/components/job-facts.tsx';
import { money } from '#web/src/lib/format.ts';
import type { JobValues } from '../values/job-values.ts';
import { titleOf } from '../values/prepare-job.ts';
import { readinessOf } from '../values/readiness.ts';

const PointButton = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    py: '1.5',
    width: 'full',
    textAlign: 'start',
    textStyle: 'note',
    cursor: 'pointer',
    borderRadius: 'sm',
    _hover: { textDecoration: 'underline' },
  },
});

function Readiness() {
  const { watch, setFocus } = useFormContext<JobValues>();
  const points = readinessOf(watch());
  const done = points.filter(({ isDone }) => isDone).length;
  return (
    <Stack gap="1">
      <HStack justify="space-between">
        <Text textStyle="label">Ready to post</Text>
        <Text textStyle="note" color="fg.muted">
          {done} of {points.length}
        </Text>
      </HStack>
      <Stack as="ul" listStyleType="none" gap="0">
        {points.map(({ field, label, isDone, isNeeded }) => (
          <li key={field}>
            <PointButton type="button" onClick={() => setFocus(field)} color={isDone ? 'fg.muted' : 'fg'}>
              <Box color={isDone ? 'fg.success' : 'fg.muted'}>
                {isDone ? <CircleCheckBig size={16} aria-hidden /> : <Circle size={16} aria-hidden />}
              </Box>
              {isDone ? label : `${label} missing${isNeeded ? '\u00a0*' : ''}`}
            </PointButton>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** The list of missing parts, at the end of the form in a window without a summary beside it. */
export const NarrowReadiness = () => (
  <Card.Root as="section" aria-label="Ready to post" hideFrom="xl">
    <Card.Body px={{ base: '4', md: '6' }} py="4">
      <Readiness />
    </Card.Body>
  </Card.Root>
);

/** A summary of the job so far, next to the form in a wide window. */
export function SummaryRail({ hasReadiness }: { hasReadiness: boolean }) {
  const { watch } = useFormContext<JobValues>();
  const values = watch();
  return (
    <Card.Root as="aside" aria-label="Summary" position="sticky" top="20" hideBelow="xl">
      <Card.Body gap="5">
        <Stack gap="1">
          <Text textStyle="section">{jobName({ number: null, title: titleOf(values) })}</Text>
          <Text textStyle="note" color="fg.muted">
            {values.address || 'No address yet'}
          </Text>
        </Stack>
        <Stack gap="0">
          <Text textStyle="figure">{money(values.priceExGst ?? 0)}</Text>
          <Text textStyle="note" color="fg.muted">
            Excl. GST · {values.isPublic ? 'Public' : 'Private'}
          </Text>
        </Stack>
        {hasReadiness && <Readiness />}
      </Card.Body>
    </Card.Root>
  );
}
