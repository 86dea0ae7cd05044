import { Field, Stack, Textarea } from '@chakra-ui/react';
import { useId, useState } from 'react';
import type { JobStatus } from '#shared/domain/job.ts';
import { scoresGivenBy } from '#shared/domain/reputation.ts';
import { DialogFrame } from '../../../components/dialog-frame.tsx';
import { useUser } from '../../../lib/server/session.tsx';
import { ConfirmFooter } from '../screen/confirm-footer.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { type Review, useOwnReview } from './reviews-section.tsx';
import { ScoreField } from './score-field.tsx';
import { scoreLabels } from './score-names.ts';

const best = 5;
const longest = 2000;

function useReviewWrites(own: Review | undefined, onDone: () => void) {
  const { job, is } = useJobScreen();
  const user = useUser();
  const create = useJobWrite('createRating', { done: 'Review submitted', failed: 'Failed to submit review' });
  const update = useJobWrite('updateRating', { done: 'Review updated', failed: 'Failed to update review' });
  const other = is('owner') ? job.assignedInstallerId : job.retailerId;
  const send = (scores: Record<string, number> & { communication: number }, review: string) =>
    own
      ? update.mutate({ params: { id: own.id }, body: { jobId: job.id, ...scores, review } }, { onSuccess: onDone })
      : create.mutate(
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

function ReviewForm({
  id,
  own,
  send,
}: {
  id: string;
  own: Review | undefined;
  send: ReturnType<typeof useReviewWrites>['send'];
}) {
  const { is } = useJobScreen();
  const names = scoresGivenBy[is('owner') ? 'retailer' : 'installer'];
  const [scores, setScores] = useState(() => Object.fromEntries(names.map((name) => [name, own?.[name] ?? best])));
  const [text, setText] = useState(own?.reviewText ?? '');
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        send({ ...scores, communication: scores.communication ?? best }, text.trim());
      }}
    >
      <Stack gap="4">
        <Stack gap="1">
          {names.map((name) => (
            <ScoreField
              key={name}
              label={scoreLabels[name]}
              value={scores[name] ?? best}
              onChange={(value) => setScores({ ...scores, [name]: value })}
            />
          ))}
        </Stack>
        <Field.Root>
          <Field.Label>Review (optional)</Field.Label>
          <Textarea
            size="lg"
            bg="bg.panel"
            rows={4}
            maxLength={longest}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Field.HelperText>Other people see this next to your company name.</Field.HelperText>
        </Field.Root>
      </Stack>
    </form>
  );
}

const introOf = (own: Review | undefined, status: JobStatus): string => {
  if (own) return 'Update your review.';
  return status === 'paid' ? 'The first review moves the job to Archived.' : 'Tell other people how it went.';
};

/** Each side reviews the other once and can change the review later. The first review archives the job. */
export function ReviewDialog() {
  const { job, is, dialog, close } = useJobScreen();
  const id = useId();
  const own = useOwnReview();
  const { send, isPending } = useReviewWrites(own, close);
  return (
    <DialogFrame
      isOpen={dialog?.name === 'review'}
      onClose={close}
      title={is('owner') ? 'Review Installer' : 'Complete and Review'}
      text={introOf(own, job.status)}
      footer={
        <ConfirmFooter
          label={own ? 'Update Review' : 'Submit Review'}
          form={id}
          isPending={isPending}
          onCancel={close}
        />
      }
    >
      <ReviewForm id={id} own={own} send={send} />
    </DialogFrame>
  );
}
