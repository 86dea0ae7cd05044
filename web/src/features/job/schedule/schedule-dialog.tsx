import { Text } from '@chakra-ui/react';
import { useId } from 'react';
import { todayAtSite } from '#shared/domain/places/site-day.ts';
import { ConfirmFooter } from '#web/src/components/dialog/confirm-footer.tsx';
import { FormFrame } from '#web/src/components/form/form-frame.tsx';
import { shortNameOf } from '#web/src/components/job-facts.tsx';
import { ScheduleFields } from '#web/src/components/schedule/schedule-fields.tsx';
import { useScheduleForm, useSchedulePlan } from '#web/src/components/schedule/use-schedule-form.ts';
import { JobDialogFrame } from '../screen/job-dialog-frame.tsx';
import { type JobDialog, useJobScreen } from '../screen/job-screen.tsx';
import { useRefusal } from '../screen/use-job-write.ts';

interface ScheduleDialogProps {
  of: Extract<JobDialog, { name: 'schedule' }>;
}

export function ScheduleDialog({ of: { day } }: ScheduleDialogProps) {
  const { job, close, is, isInPlace } = useJobScreen();
  const id = useId();
  const isMove = job.installationDate !== null;
  const plan = useSchedulePlan(job.id);
  const today = todayAtSite(job, new Date());
  const company = is('assignee') ? null : (job.assignedInstaller?.companyName ?? 'The installer');
  const schedule = useScheduleForm({
    job,
    today,
    day,
    plan: plan.data?.plan,
    company,
    onDone: close,
    onRefused: useRefusal(),
  });
  return (
    <JobDialogFrame
      title={isMove ? 'Reschedule Installation' : 'Schedule Installation'}
      text="Both companies will see the date. We'll tell the other company."
      size="lg"
      footer={
        <ConfirmFooter
          label={isMove ? 'Change date' : 'Confirm date'}
          form={id}
          isPending={schedule.isPending}
          isDisabled={!schedule.canSave}
          onCancel={close}
        />
      }
    >
      <FormFrame of={schedule.kept} id={id} gap="3">
        <ScheduleFields
          of={schedule}
          plan={plan}
          before={job.installationDate}
          company={company}
          lead={
            isInPlace && (
              <Text fontWeight="650" overflowWrap="anywhere">
                {shortNameOf(job)}
              </Text>
            )
          }
        />
      </FormFrame>
    </JobDialogFrame>
  );
}
