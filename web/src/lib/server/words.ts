import type { WriteName } from '#shared/api/changed-by.ts';
import type { CallAnswer, CallInput } from '#shared/api/client.ts';

/** A title, or a title and a text. */
export type Said = string | readonly [title: string, text: string];

export interface SaidAbout<Input, Answer> {
  /** The message after success. */
  done?: Said | ((input: Input, answer: Answer) => Said);
  /** The title above the reason for a refusal. Without a title, the form shows the reason itself. */
  failed?: string | ((input: Input) => string);
  /** The reason to show if the server gave none. */
  fallback?: string;
}

/** What people read about a write through one route. */
export type Words<N extends WriteName> = SaidAbout<CallInput<N>, CallAnswer<N>>;
