import { Box, chakra, HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import { LoadMore } from '#web/src/components/lists/load-more.tsx';
import { ReadGate } from '#web/src/components/read-gate.tsx';
import { StatusBadge } from '#web/src/components/status-badge.tsx';
import { happened } from '#web/src/lib/dates.ts';
import { usePages } from '#web/src/lib/server/pages.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import { type JobEvent, wordsOf } from './history-words.ts';

/** The mark of an event: a dot, and a line to the next dot. */
const Mark = () => (
  <Stack alignSelf="stretch" align="center" gap="0" width="3" pt="1.5" aria-hidden>
    <Box boxSize="3" borderRadius="full" bg="sea.solid" flexShrink="0" />
    <Box flex="1" width="2px" bg="border.muted" css={{ 'li:last-of-type > div > &': { display: 'none' } }} />
  </Stack>
);

function Event({ event }: { event: JobEvent }) {
  const { title, about, more } = wordsOf(event);
  return (
    <HStack as="li" align="start" gap="3">
      <Mark />
      <Stack gap="0.5" flex="1" minWidth="0" pb="4">
        <HStack justify="space-between" align="start" columnGap="4" rowGap="1" wrap="wrap">
          <HStack columnGap="2.5" rowGap="1" wrap="wrap">
            <Text fontWeight="650">{title}</Text>
            {event.status && <StatusBadge status={event.status} />}
          </HStack>
          <chakra.time dateTime={event.at} textStyle="note" color="fg.muted" fontVariantNumeric="tabular-nums">
            {happened(event.at, 'moment')}
          </chakra.time>
        </HStack>
        {about && (
          <Text color="fg.muted" overflowWrap="anywhere">
            {about}
          </Text>
        )}
        {more.map((line) => (
          <Text key={line} textStyle="note" overflowWrap="anywhere">
            {line}
          </Text>
        ))}
      </Stack>
    </HStack>
  );
}

/** The events of the job, newest first. */
export function HistoryList() {
  const { job } = useJobScreen();
  const list = usePages('listJobHistory', { params: { id: job.id } }, { isLive: true });
  return (
    <ReadGate
      of={list}
      waiting={<Skeleton height="40" role="status" aria-label="Loading..." />}
      failed="We couldn't load the history"
    >
      {({ pages }) => (
        <>
          <Stack as="ol" gap="0" listStyleType="none" mb="-4">
            {pages
              .flatMap(({ events }) => events)
              .map((event, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an event has no id, and two events may have the same time
                <Event key={index} event={event} />
              ))}
          </Stack>
          <LoadMore list={list} />
        </>
      )}
    </ReadGate>
  );
}
