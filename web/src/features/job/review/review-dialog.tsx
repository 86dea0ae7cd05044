import { Alert, Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import * as z from 'zod';
import type { JobStatus } from '#shared/domain/jobs/job.ts';
import { scoresGivenBy } from '#shared/domain/people/reputation.ts';
import { ConfirmFooter } from '#web/src/components/dialog/confirm-footer.tsx';
import { TextAreaField } from '#web/src/components/fields/text-area-field.tsx';
import { FormFrame } from '#web/src/components/form/form-frame.tsx';
import { useKeptForm } from '#web/src/components/form/use-kept-form.ts';
import { shortNameOf } from '#web/src/components/job-facts.tsx';
import { useUser } from '#web/src/lib/server/session.tsx';
import { JobDialogFrame } from '../screen/job-dialog-frame.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { ScoreField } from './score-field.tsx';
import { scoreLabels } from './score-names.ts';
import { type Review, useOwnReview } from './use-reviews.ts';

const best = 5;
const longest = 2000;

function useReviewWrites(own: Review | undefined, onDone: () => void) {
  const { job, is } = useJobScreen();
  const user = useUser();
  const create = useJobWrite('createRating');
  const update = useJobWrite('updateRating');
  const other = is('owner') ? job.assignedInstallerId : job.retailerId;
  const send = (scores: Record<string, number> & { communication: number }, review: string) =>
    own
      ? update.mutateAsync(
          { params: { id: own.id }, body: { jobId: job.id, ...scores, review } },
          { onSuccess: onDone },
        )
      : create.mutateAsync(
          {
            body: {
              jobId: job.id,
              fromUserId: user.id,
              ...(other ? { toUserId: other } : {}),
              reviewerRole: is('owner') ? 'retailer' : 'installer',
              ...scores,
              review,
            },
          },
          { onSuccess: onDone },
        );
  return { send, isPending: create.isPending || update.isPending };
}

const schema = z.object({ scores: z.record(z.string(), z.number()), text: z.string().trim() });
type Values = z.infer<typeof schema>;

const introOf = (own: Review | undefined, status: JobStatus): string => {
  if (own) return 'Update your review.';
  return status === 'paid' ? 'The first review moves the job to Archived.' : 'Tell other people how it went.';
};

/** Names the other party and the job, because a list that opens the dialog has several of both. */
function useSubject(): string {
  const { job, is } = useJobScreen();
  const other = is('owner') ? job.assignedInstaller?.companyName : job.retailer.companyName;
  return [other, shortNameOf(job)].filter(Boolean).join(' · ');
}

/** Each party reviews the other once and can change the review later. The first review archives the job. */
export function ReviewDialog() {
  const { job, is, close } = useJobScreen();
  const id = useId();
  const subject = useSubject();
  const own = useOwnReview();
  const { send, isPending } = useReviewWrites(own, close);
  const names = scoresGivenBy[is('owner') ? 'retailer' : 'installer'];
  const kept = useKeptForm<Values, Values>({
    name: 'review',
    about: job.id,
    restores: 'at once',
    resolver: zodResolver(schema),
    initial: {
      scores: Object.fromEntries(names.map((name) => [name, own?.[name] ?? best])),
      text: own?.reviewText ?? '',
    },
    send: ({ scores, text }) => send({ ...scores, communication: scores.communication ?? best }, text),
  });
  const scores = kept.form.watch('scores');
  const [isGiven, setGiven] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const isUntouched = own === undefined && !isGiven && names.every((name) => scores[name] === best);
  const submit = async () => {
    if (isUntouched && !isAsked) setAsked(true);
    else await kept.submit();
  };
  return (
    <JobDialogFrame
      title={is('owner') ? 'Review Installer' : 'Complete and Review'}
      text={
        <>
          <Text as="span" display="block" color="fg" fontWeight="650" overflowWrap="anywhere">
            {subject}
          </Text>{' '}
          {introOf(own, job.status)}
        </>
      }
      footer={
        <ConfirmFooter
          label={own ? 'Update Review' : 'Submit Review'}
          form={id}
          isPending={isPending}
          onCancel={close}
        />
      }
    >
      <FormFrame of={kept} id={id} onSubmit={submit}>
        <Stack gap="1" onClick={() => setGiven(true)}>
          {names.map((name) => (
            <ScoreField
              key={name}
              label={scoreLabels[name]}
              value={scores[name] ?? best}
              onChange={(value) => kept.form.setValue('scores', { ...scores, [name]: value }, { shouldDirty: true })}
            />
          ))}
        </Stack>
        {isAsked && isUntouched && (
          <Alert.Root status="warning" borderRadius="lg" role="alert">
            <Alert.Indicator />
            <Alert.Description>
              You haven't changed any stars. Submit again to give {best} stars for everything.
            </Alert.Description>
          </Alert.Root>
        )}
        <TextAreaField<Values>
          name="text"
          label="Review (optional)"
          maxLength={longest}
          help="Other people see this next to your company name."
        />
      </FormFrame>
    </JobDialogFrame>
  );
}
