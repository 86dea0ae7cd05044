import { Box, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hrefTo, paths } from '#shared/pages.ts';
import type { CalendarJob } from './calendar-jobs.ts';
import { PickButton, useDrag } from './pick-button.tsx';
import { usePicking } from './picked.tsx';

interface MovableJobProps {
  job: CalendarJob;
  lead: string;
  note: string;
  /** The facts in the line of the button. */
  children: ReactNode;
}

/** A job in a list, with the button that moves it to a day. A person can also drag it there. */
export function MovableJob({ job, lead, note, children }: MovableJobProps) {
  const drag = useDrag(job);
  const { picked, isMovable } = usePicking();
  return (
    <Stack
      as="li"
      gap="1"
      px="3"
      py="2"
      bg="bg.panel"
      borderWidth="1px"
      borderColor={picked?.id === job.id ? 'sea.solid' : 'border'}
      borderRadius="lg"
      {...drag}
    >
      <Text asChild fontWeight="650" overflowWrap="anywhere">
        <Link to={hrefTo(paths.job, { id: job.id })} draggable={false}>
          {lead}
        </Link>
      </Text>
      <Text textStyle="note" color="fg.muted" overflowWrap="anywhere">
        {note}
      </Text>
      <HStack justify="space-between" columnGap="3" rowGap="1" wrap="wrap">
        {children}
        {isMovable(job) && (
          <Box ms="auto">
            <PickButton job={job} />
          </Box>
        )}
      </HStack>
    </Stack>
  );
}
