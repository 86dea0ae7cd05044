import type { Ability } from '#shared/domain/accounts/ranks.ts';
import type { Step, StepAction } from './step.ts';

/** What the actions of a step need of the person's rank, apart from agreements about the job. */
const needs: Readonly<Record<string, Ability>> = {
  start: 'site',
  progress: 'site',
  complete: 'site',
  requestPayment: 'pay',
  approvePayment: 'pay',
  applications: 'read',
};

function needOf({ does }: StepAction): Ability {
  if ('href' in does) return 'read';
  if ('to' in does) return 'jobs';
  return needs['dialog' in does ? does.dialog.name : does.write] ?? 'jobs';
}

/** Leaves out the actions that the person's rank does not include. The step itself stays, because the company has to take it. */
export function withinRank(step: Step, may: (ability: Ability) => boolean): Step {
  const isAllowed = (action: StepAction): boolean => may(needOf(action));
  const { primary, others, ...rest } = step;
  const isLeft = primary !== undefined && isAllowed(primary);
  const text = primary && !isLeft ? `${rest.text} Your role in the company doesn't include this.` : rest.text;
  return {
    ...rest,
    text,
    ...(isLeft ? { primary } : {}),
    ...(others ? { others: others.filter(isAllowed) } : {}),
  };
}
