import { assigneeStep } from './assignee-step.ts';
import { ownerStep } from './owner-step.ts';
import { seekerStep } from './seeker-step.ts';
import type { Step, StepFacts } from './step.ts';

/** Returns the person's next step in the job's present state. Each person has exactly one. */
export function nextStepOf(facts: StepFacts): Step {
  if (facts.is('owner')) return ownerStep(facts);
  return facts.is('assignee') ? assigneeStep(facts) : seekerStep(facts);
}
