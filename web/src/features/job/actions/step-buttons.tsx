import { Button, type ButtonProps, Text } from '@chakra-ui/react';
import { ArrowDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { requirementsId } from '#web/src/config/links.ts';
import { useIsNarrow } from '#web/src/lib/use-is-narrow.ts';
import { rowIdOf, useNextRequirement } from '../prove/requirement-anchors.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import { NextRequirementButton, useHeldRequirement } from './next-requirement-button.tsx';
import type { StepAction } from './step.ts';
import { useStepWrites } from './use-step-writes.ts';

/** The button of an action: a link, or a press that opens a dialog or changes the job. */
export function StepButton({ action, ...look }: { action: StepAction } & ButtonProps) {
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

/**
 * The reason why an action is disabled. On a phone, it links to the next open requirement on this page. In a wide window, the list
 * of requirements is beside the action, so there is no link.
 */
export function Waits({ reason, ...look }: { reason: string } & ButtonProps) {
  const isNarrow = useIsNarrow();
  const next = useNextRequirement();
  if (!isNarrow)
    return (
      <Text textStyle="note" color="fg.muted">
        {reason}
      </Text>
    );
  return (
    <Button asChild {...look}>
      <a href={`#${next ? rowIdOf(next) : requirementsId}`}>
        {reason}
        <ArrowDown size={16} aria-hidden />
      </a>
    </Button>
  );
}

/** The disabled main action of a wide window. The filled button above it is for the next open requirement. */
function BlockedAction({ action, reason }: { action: StepAction; reason: string }) {
  const { next, hold } = useHeldRequirement();
  return (
    <>
      <Waits reason={reason} />
      {next && <NextRequirementButton of={next} onChoose={hold} size="lg" />}
      <StepButton action={action} size="lg" variant="outline" />
    </>
  );
}

export const MainAction = ({ action }: { action: StepAction }) =>
  action.blocked ? <BlockedAction action={action} reason={action.blocked} /> : <StepButton action={action} size="lg" />;
