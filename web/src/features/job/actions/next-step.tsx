import { Box, Button, type ButtonProps, Card, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useIsNarrow } from '../../../lib/use-is-narrow.ts';
import { usePayment } from '../pay/payment-section.tsx';
import { useOwnReview } from '../review/reviews-section.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { nextStepOf } from './next-step-of.ts';
import type { Step, StepAction } from './step.ts';
import { useStepWrites } from './use-step-writes.ts';

function useStep(): Step {
  const { job, may, is } = useJobScreen();
  return nextStepOf({
    job,
    may,
    is,
    hasPaymentRequest: usePayment().data?.payment?.status === 'pending',
    hasOwnReview: useOwnReview() !== undefined,
  });
}

function StepButton({ action, ...look }: { action: StepAction } & ButtonProps) {
  const { open } = useJobScreen();
  const writes = useStepWrites();
  const { does, label, blocked } = action;
  const isBlocked = blocked !== undefined;
  if ('to' in does || 'href' in does)
    return (
      <Button asChild {...look}>
        {'to' in does ? <Link to={does.to}>{label}</Link> : <a href={does.href}>{label}</a>}
      </Button>
    );
  if ('dialog' in does)
    return (
      <Button {...look} disabled={isBlocked} onClick={() => open(does.dialog)}>
        {label}
      </Button>
    );
  const { isPending, run } = writes[does.write];
  return (
    <Button {...look} disabled={isBlocked} loading={isPending} onClick={run}>
      {label}
    </Button>
  );
}

/** On a phone, the main action stays within thumb reach, above the bottom bar. */
const ThumbBar = ({ action }: { action: StepAction }) => (
  <Box
    data-thumb-bar="fixed"
    position="fixed"
    insetX="0"
    bottom="var(--quick-bar)"
    zIndex="docked"
    bg="bg.panel"
    borderTopWidth="1px"
    px="4"
    py="2.5"
  >
    <HStack gap="3">
      {action.blocked && (
        <Text textStyle="note" color="fg.muted" flexShrink="0">
          {action.blocked}
        </Text>
      )}
      <StepButton action={action} size="lg" flex="1" />
    </HStack>
  </Box>
);

export function NextStep() {
  const { title, text, primary, others = [] } = useStep();
  const isNarrow = useIsNarrow();
  return (
    <>
      <Card.Root as="section" aria-label="Next step" borderTopWidth="4px" borderTopColor="sun.solid">
        <Card.Body gap="4">
          <Stack gap="1">
            <Text textStyle="label" color="fg.muted">
              Next step
            </Text>
            <Heading as="h2" textStyle="section">
              {title}
            </Heading>
            <Text color="fg.muted">{text}</Text>
          </Stack>
          {((primary && !isNarrow) || others.length > 0) && (
            <Stack gap="2">
              {primary && !isNarrow && <StepButton action={primary} size="lg" />}
              {primary?.blocked && !isNarrow && (
                <Text textStyle="note" color="fg.muted" textAlign="center">
                  {primary.blocked}
                </Text>
              )}
              {others.map((action) => (
                <StepButton key={action.label} action={action} size="lg" variant="outline" />
              ))}
            </Stack>
          )}
        </Card.Body>
      </Card.Root>
      {primary && isNarrow && <ThumbBar action={primary} />}
    </>
  );
}
