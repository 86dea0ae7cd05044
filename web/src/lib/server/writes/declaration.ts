import type { CallAnswer, CallInput } from '#shared/api/client.ts';
import type { WriteName } from '#shared/api/index.ts';
import type { Subject } from '#shared/api/route/subjects.ts';

/** A title, or a title and a text. */
export type Said = string | readonly [title: string, text: string];

/** A write that undoes another one. */
export type Inverse = { [N in WriteName]: { name: N; input: CallInput<N> } }[WriteName];

export interface Words<Input, Answer> {
  /** The message after success. */
  done?: Said | ((input: Input, answer: Answer) => Said);
  /** The write behind the button Undo in the message after success. Null if this input cannot be undone. */
  undo?: (input: Input, answer: Answer) => Inverse | null;
  /**
   * The title above the reason for a refusal. Null if the form shows the reason, or if the person does not wait for the answer.
   */
  failed: string | ((input: Input) => string) | null;
  /** The reason to show if the server gave none. */
  fallback?: string | undefined;
}

/**
 * The message for a person who lost a race, with their next step:
 * - `not_found` and `forbidden`: they may no longer see or change the job, or the write's subject. `forbidden` defaults to
 *   the sentence of `not_found`.
 * - `wrong_state`, `conflict` and `requirements_open`: the job has moved on. The sentence follows the server's reason. `conflict`
 *   defaults to the sentence of `wrong_state`.
 */
export interface Races {
  not_found: string;
  wrong_state: string;
  forbidden?: string;
  conflict?: string;
  requirements_open?: string;
}

/** The subjects of a job on its own page, and in lists and counts. */
export const wholeJob = ['jobs', 'job'] as const satisfies readonly Subject[];

/** Everything that the web application knows about one write of the contract. */
export interface WriteDeclaration<N extends WriteName> extends Words<CallInput<N>, CallAnswer<N>> {
  /** The subjects that the write may change. The page reads them again. */
  changes: readonly Subject[];
  races?: Races;
}
