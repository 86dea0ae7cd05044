import { Box, Button, HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod';
import { lastScheduleDay } from '#shared/domain/jobs/schedule-plan.ts';
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { FormFrame } from '../../components/form/form-frame.tsx';
import { useKeptForm } from '../../components/form/use-kept-form.ts';
import { KeptFocus } from '../../components/kept-focus.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import { todayHere } from '../../lib/dates.ts';
import { useRead } from '../../lib/server/queries.ts';
import { useWrite } from '../../lib/server/use-write.ts';
import { type DayRange, rangesOf, rangeText } from './day-ranges.ts';

const date = z.iso.date('Choose a date');
const schema = z.strictObject({ from: date, to: date.or(z.literal('')) });
type Values = z.infer<typeof schema>;

function Range({ range }: { range: DayRange }) {
  const end = useWrite('setDaysOff');
  const text = rangeText(range);
  return (
    <HStack as="li" justify="space-between" minHeight="11">
      <Text>{text}</Text>
      <Button
        variant="ghost"
        size="sm"
        minHeight="11"
        aria-label={`Remove ${text}`}
        loading={end.isPending}
        onClick={() => end.mutate({ body: { ...range, isOff: false } })}
      >
        Remove
      </Button>
    </HStack>
  );
}

/** The days on which an installer takes no work. */
export default function DaysOffDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const read = useRead('listDaysOff');
  const set = useWrite('setDaysOff');
  const kept = useKeptForm<Values, Values>({
    name: 'daysOff',
    about: 'new',
    restores: 'at once',
    resolver: zodResolver(schema),
    initial: { from: '', to: '' },
    send: async ({ from, to }) => {
      await set.mutateAsync({ body: { from, to: to || from, isOff: true } });
      kept.form.reset({ from: '', to: '' });
    },
  });
  const [today, from] = [todayHere(), kept.form.watch('from')];
  const last = lastScheduleDay(today);
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={onClose}
      title="Days off"
      text="Retailers who have awarded you a job see your days off when they set its date. They also see the days your other jobs take, but nothing about those jobs. Days off don't change the dates of your jobs."
    >
      <Stack gap="4">
        <FormFrame of={kept} gap="3">
          <HStack gap="3" align="start" wrap="wrap">
            <Box flex="1" minWidth="9rem">
              <TextField<Values> name="from" label="First day" type="date" min={today} max={last} required />
            </Box>
            <Box flex="1" minWidth="9rem">
              <TextField<Values> name="to" label="Last day" type="date" min={from || today} max={last} />
            </Box>
          </HStack>
          <Button type="submit" size="lg" loading={set.isPending} alignSelf="start">
            Add days off
          </Button>
        </FormFrame>
        <KeptFocus>
          <ReadGate
            of={read}
            waiting={<Skeleton height="11" role="status" aria-label="Loading..." />}
            empty={{ when: ({ days }) => days.length === 0, show: <Text color="fg.muted">You have no days off.</Text> }}
          >
            {({ days }) => (
              <Stack as="ul" gap="0" listStyleType="none" aria-label="Your days off">
                {rangesOf(days).map((range) => (
                  <Range key={range.from} range={range} />
                ))}
              </Stack>
            )}
          </ReadGate>
        </KeptFocus>
      </Stack>
    </DialogFrame>
  );
}
