import { firstFreeDay, type ScheduleFacts, type SuggestedDay } from '../jobs/schedule-plan.ts';
import { type CredentialNeeds, type HeldCredential, objectionsOn } from './credential-objections.ts';

/** The facts from which the application suggests an installation date. All days are civil dates at the site. */
export interface SuggestionFacts extends ScheduleFacts {
  today: string;
  needs: CredentialNeeds;
  held: readonly HeldCredential[];
}

/** Returns the first free day with its reason, or null if there is none or the credentials do not allow the work on it. */
export function suggestedDay(plan: SuggestionFacts): SuggestedDay | null {
  const first = firstFreeDay(plan);
  // If a credential does not allow the first day, it does not allow a later day.
  const isAllowed = first !== null && objectionsOn(first.day, plan.needs, plan.held).every(({ blocks }) => !blocks);
  return isAllowed ? first : null;
}
