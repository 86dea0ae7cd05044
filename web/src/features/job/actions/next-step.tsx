import { Box, Card, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Fragment } from 'react';
import { Quote } from '#web/src/components/quote.tsx';
import { ReadGate } from '#web/src/components/read-gate.tsx';
import { ChangesList } from '#web/src/components/terms/changes-list.tsx';
import { ThumbBar } from '#web/src/components/thumb-bar.tsx';
import { mayDo } from '#web/src/lib/may-do.ts';
import { returnedIn } from '#web/src/lib/returned-requirements.ts';
import { type Readable, together } from '#web/src/lib/server/readable.ts';
import { useUser } from '#web/src/lib/server/session.tsx';
import { useIsInView } from '#web/src/lib/use-is-in-view.ts';
import { useIsNarrow } from '#web/src/lib/use-is-narrow.ts';
import { useKeptFocus } from '#web/src/lib/use-kept-focus.ts';
import { useFilesToSend } from '../prove/use-files-to-send.ts';
import { useRequirements } from '../prove/use-requirements.ts';
import { useOwnReview, useReviews } from '../review/use-reviews.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import { usePayment } from '../screen/use-payment.ts';
import { withPage } from '../screen/with-page.ts';
import { BlockedBar } from './blocked-bar.tsx';
import { nextStepOf } from './next-step-of.ts';
import { removedReview, reviewed, type Step, type StepAction } from './step.ts';
import { MainAction, StepButton, Waits } from './step-buttons.tsx';
import { withinRank } from './within-rank.ts';

/** Reads the data of the next step. The step depends on the payment and the reviews, so it is unknown until both have loaded. */
function useStep(): Readable<Step> {
  const { job, may, is } = useJobScreen();
  const user = useUser();
  const payment = usePayment(withPage);
  const reviews = useReviews(withPage);
  const own = useOwnReview();
  const requirements = useRequirements((is('owner') || is('assignee')) && job.status === 'in_progress');
  // The step of a job in progress does not depend on the payment, which an earlier request may have left.
  const needed = job.status === 'in_progress' ? [reviews] : [payment, reviews];
  const reads = together(...needed.filter(({ isEnabled }) => isEnabled));
  // The step waits for the reasons, so that they do not move it later. Without them, it is still the next step.
  const isEarly = requirements.isEnabled && requirements.data === undefined && requirements.error === null;
  const facts = {
    job,
    may,
    is,
    hasPaymentRequest: payment.data?.payment?.status === 'pending',
    hasOwnReview: own !== undefined,
    returned: returnedIn(requirements.data?.requirements),
    toSend: useFilesToSend(),
  };
  const step = nextStepOf(facts);
  const shown =
    step === reviewed && own?.removedAt ? removedReview : withinRank(step, (ability) => mayDo(user, ability));
  return { ...reads, data: isEarly ? undefined : reads.data && shown };
}

export const NextStep = () => (
  <ReadGate
    of={useStep()}
    waiting={<Skeleton height="40" role="status" aria-label="Loading..." />}
    failed="We couldn't load the next step"
  >
    {(step) => <StepCard step={step} />}
  </ReadGate>
);

/** Tells whether an action only leads to a section of this page. */
const isLink = ({ does }: StepAction): boolean => 'href' in does;

const cardId = 'next-step';

/**
 * The main action on a phone. A link to a section of this page is also in the card of the next step, so the bar leaves it out
 * while the section or the card is on the screen.
 */
function PrimaryBar({ action }: { action: StepAction }) {
  const section = 'href' in action.does ? action.does.href.slice(1) : null;
  const isSectionThere = useIsInView(section);
  const isCardThere = useIsInView(section && cardId);
  if (action.blocked) return <BlockedBar action={action} />;
  return (
    isSectionThere === false &&
    isCardThere === false && (
      <ThumbBar>
        <StepButton action={action} size="lg" flex="auto" px="3" />
      </ThumbBar>
    )
  );
}

function StepCard({ step: { title, text, quotes = [], changes, primary, others = [] } }: { step: Step }) {
  const isNarrow = useIsNarrow();
  const inCard = primary && (!isNarrow || isLink(primary)) ? primary : null;
  // After an upload, the button of the next requirement may be another one.
  const { page, instead } = useKeptFocus<HTMLHeadingElement>();
  return (
    <Box ref={page} display="contents">
      <Card.Root as="section" id={cardId} aria-label="Next step" borderTopWidth="4px" borderTopColor="sun.solid">
        <Card.Body gap="4" p={{ base: '4', lg: '5' }}>
          <Stack gap="1">
            <Text textStyle="label" color="fg.muted">
              Next step
            </Text>
            <Heading ref={instead} as="h2" textStyle="section" tabIndex={-1} outline="none">
              {title}
            </Heading>
            <Text color="fg.muted">{text}</Text>
          </Stack>
          {quotes.map(({ id, ...quote }) => (
            <Quote key={id ?? quote.from} {...quote} />
          ))}
          {changes && changes.length > 0 && <ChangesList of={changes} />}
          {(inCard || others.length > 0) && (
            <Stack gap="2">
              {inCard && <MainAction action={inCard} />}
              {others.map((action) => (
                <Fragment key={action.label}>
                  <StepButton action={action} size="lg" variant="outline" />
                  {action.blocked && <Waits reason={action.blocked} variant="plain" />}
                </Fragment>
              ))}
            </Stack>
          )}
        </Card.Body>
      </Card.Root>
      {primary && isNarrow && <PrimaryBar action={primary} />}
    </Box>
  );
}
