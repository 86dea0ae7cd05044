import { Box, Button, HStack, Text } from '@chakra-ui/react';
import { sizeOf } from '../../components/job-facts.tsx';
import { TermsDialog } from '../../components/terms/terms-dialog.tsx';
import { useChangedTerms } from '../../components/terms/use-changed-terms.ts';
import { money } from '../../lib/format.ts';
import { useWrite } from '../../lib/server/use-write.ts';
import { acceptInRow } from '../../lib/server/writes/proposal-writes.ts';
import type { NotificationAct } from './notification-groups.ts';

interface ActProps {
  jobId: string;
  /** The job in the label of the button. */
  name: string;
  onAccepted: () => void;
  onReview: () => void;
  /** The applications are on their way to the screen. */
  isOpening: boolean;
}

/** Accepts the invitation on the terms beside the button. If the terms have changed since, the dialog shows how. */
function AcceptButton({
  jobId,
  name,
  act,
  onAccepted,
}: Pick<ActProps, 'jobId' | 'name' | 'onAccepted'> & { act: NotificationAct & { name: 'accept' } }) {
  const terms = useChangedTerms();
  const accept = (termsVersion: number) => write.mutate({ params: { id: jobId }, body: { termsVersion } });
  const write = useWrite('acceptJob', {
    ...acceptInRow,
    asks: (error) => terms.ask(error, accept),
    onDone: onAccepted,
  });
  return (
    <>
      <Box textAlign="end">
        <Text fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {money(act.priceExGst)}{' '}
          <Text as="span" textStyle="note" color="fg.muted">
            Excl. GST
          </Text>
        </Text>
        <Text textStyle="note" color="fg.muted">
          {sizeOf(act)}
        </Text>
      </Box>
      <Button
        size="lg"
        minWidth="24"
        loading={write.isPending}
        aria-label={`Accept: ${name}`}
        onClick={() => accept(act.termsVersion)}
      >
        Accept
      </Button>
      <TermsDialog of={terms} label="Agree and accept" />
    </>
  );
}

/** Opens the applications of the job over the list. */
const ReviewButton = ({ name, onReview, isOpening }: Pick<ActProps, 'name' | 'onReview' | 'isOpening'>) => (
  <Button
    size="lg"
    minWidth="24"
    variant="outline"
    loading={isOpening}
    aria-label={`Review applications: ${name}`}
    onClick={onReview}
  >
    Review
  </Button>
);

/** What the person can do about a job without opening it first. */
export const GroupAct = ({ act, ...about }: ActProps & { act: NotificationAct }) => (
  // Above the link, which covers the whole row.
  <HStack
    position="relative"
    zIndex="1"
    gap="3"
    flexShrink="0"
    ms="auto"
    width={{ base: 'full', md: 'auto' }}
    justify="flex-end"
  >
    {act.name === 'accept' ? <AcceptButton act={act} {...about} /> : <ReviewButton {...about} />}
  </HStack>
);
