import { Box, HStack, Text } from '@chakra-ui/react';
import { useEffect, useId, useRef } from 'react';
import type { CallAnswer } from '#shared/api/client.ts';
import { isFreeDay } from '#shared/domain/jobs/schedule-plan.ts';
import { suggestedDay } from '#shared/domain/people/suggested-day.ts';
import { ConfirmFooter } from '../../components/dialog/confirm-footer.tsx';
import { FormFrame } from '../../components/form/form-frame.tsx';
import type { JobCard } from '../../components/job-facts.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import { ScheduleFields } from '../../components/schedule/schedule-fields.tsx';
import { useScheduleForm, useSchedulePlan } from '../../components/schedule/use-schedule-form.ts';
import { useRead } from '../../lib/server/queries.ts';
import type { Readable } from '../../lib/server/readable.ts';
import { useCurrent } from '../../lib/server/use-current.ts';
import { useReadOnVisit } from '../../lib/server/use-read-on-visit.ts';
import { DateSkeleton } from './date-skeleton.tsx';

interface RowDateProps {
  job: JobCard;
  /** The day that the row suggests, if any. */
  day: string | null;
  isOwner: boolean;
  onClose: () => void;
}

interface DateFormProps extends RowDateProps {
  read: Readable<CallAnswer<'getSchedulePlan'>>;
  plan: CallAnswer<'getSchedulePlan'>['plan'];
}

/** Moves the focus from the row's button into the form: to the button that saves, or to the field if no day is chosen. */
function useFirstFocus() {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    // If the person moved the focus while the plan was loading, it stays where it is.
    if (activeElement !== document.body && activeElement?.getAttribute('aria-expanded') !== 'true') return;
    const find = (selector: string) => frame.current?.querySelector<HTMLElement>(selector);
    (find('[type=submit]:not([disabled])') ?? find('input'))?.focus();
  }, []);
  return frame;
}

function DateForm({ job, day, isOwner, read, plan, onClose }: DateFormProps) {
  const id = useId();
  const frame = useFirstFocus();
  const company = isOwner ? (job.assignedInstaller?.companyName ?? 'The installer') : null;
  // The row's day is not suggested for any other row of the list.
  const suggested = day !== null && isFreeDay(day, plan) ? day : (suggestedDay(plan)?.day ?? null);
  const schedule = useScheduleForm({ job, today: plan.today, day: suggested ?? '', plan, company, onDone: onClose });
  return (
    <Box ref={frame}>
      <FormFrame of={schedule.kept} id={id} gap="3">
        <ScheduleFields
          of={schedule}
          plan={read}
          before={job.installationDate}
          company={company}
          textId={`${id}-text`}
        />
        <HStack gap="3" wrap="wrap" justify="flex-end">
          <Text textStyle="note" color="fg.muted" flex={{ base: '1 0 100%', md: '1' }}>
            {suggested !== null && schedule.date === suggested && 'We suggest a weekday without a conflict. '}
            Both companies will see the date. We'll tell the other company.
          </Text>
          <ConfirmFooter
            label={job.installationDate === null ? 'Confirm date' : 'Change date'}
            form={id}
            describedBy={`${id}-text`}
            isPending={schedule.isPending}
            isDisabled={!schedule.canSave}
            onCancel={onClose}
          />
        </HStack>
      </FormFrame>
    </Box>
  );
}

/** Sets the date of a job in its row, as the dialog on the job's page does. The suggested day is chosen. */
export default function RowDate(row: RowDateProps) {
  const { id } = row.job;
  const read = useSchedulePlan(id);
  const current = useCurrent(read);
  // Marks the job's notifications as read, as opening its page does.
  const job = useCurrent(useRead('getJob', { params: { id } }, { refetchOnMount: 'always' }));
  useReadOnVisit(job?.job.viewer.unreadNotifications ?? []);
  return (
    <ReadGate of={{ ...read, data: current }} waiting={<DateSkeleton />} failed="We couldn't load the days">
      {({ plan }) => <DateForm {...row} read={read} plan={plan} />}
    </ReadGate>
  );
}
