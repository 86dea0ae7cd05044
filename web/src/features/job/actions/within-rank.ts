import type { Ability } from '#shared/domain/accounts/ranks.ts';
import { abilityOfAction } from '#shared/domain/accounts/work-of-rank.ts';
import type { Step, StepAction } from './step.ts';

/** Returns the ability that an action needs, by the name of its dialog or write. Any rank may read the applications. */
function needOf({ does }: StepAction): Ability {
  // The link leads to another part of the job's page, so every rank that can open the page may use it.
  if ('href' in does) return 'ownJobs';
  if ('to' in does) return 'jobs';
  const name = 'dialog' in does ? does.dialog.name : does.write;
  return name === 'applications' ? 'read' : abilityOfAction(name);
}

const forSomeoneElse = "Your role doesn't include this step. Someone else in your company has to take it.";

/** Removes the actions that the person's rank does not include. The step stays, because a colleague has to act. */
export function withinRank(step: Step, may: (ability: Ability) => boolean): Step {
  const isAllowed = (action: StepAction): boolean => may(needOf(action));
  const { primary, others, ...rest } = step;
  const isLeft = primary !== undefined && isAllowed(primary);
  const text = primary && !isLeft ? forSomeoneElse : rest.text;
  return {
    ...rest,
    text,
    ...(isLeft ? { primary } : {}),
    ...(others ? { others: others.filter(isAllowed) } : {}),
  };
}
