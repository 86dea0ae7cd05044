import {
  type MutateOptions,
  type QueryClient,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { ApiError, CallAnswer, CallInput } from '#shared/api/client.ts';
import type { WriteName } from '#shared/api/index.ts';
import type { Subject } from '#shared/api/route/subjects.ts';
import { notify } from '../notify.ts';
import { openOverlay } from '../overlay.ts';
import { api } from './api.ts';
import { shownPerson } from './person.ts';
import { readAgain, readsOf } from './queries.ts';
import { repetition, type Stamp } from './request/repetition.ts';
import type { Inverse, Races, Said, Words } from './writes/declaration.ts';
import { lostRace } from './writes/lost-race.ts';
import { writes } from './writes/writes.ts';

/** The only way to write. A second press during a write has no effect, and changed data is refetched afterwards. */

export interface Effects<Input, Answer> extends Partial<Words<Input, Answer>> {
  races?: Races;
  /** The subjects that this write may change. */
  changes?: readonly Subject[];
  /**
   * Returns the subjects of the page that the person leaves. Their reads are not refetched now, because the person may no longer
   * see them.
   */
  leaves?: (answer: Answer) => readonly Subject[];
  /** Runs after everything on the screen has been refetched. */
  onDone?: (answer: Answer, input: Input) => unknown;
  onRefused?: (error: ApiError, input: Input) => unknown;
  /** Asks the person to confirm changed terms, which replaces the message. Returns false if there is nothing to confirm. */
  asks?: (error: ApiError, input: Input) => boolean;
}

export type Write<Input, Answer> = Omit<UseMutationResult<Answer, ApiError, Input>, 'mutate' | 'mutateAsync'> & {
  mutate: (input: Input, then?: MutateOptions<Answer, ApiError, Input>) => void;
  mutateAsync: (input: Input, then?: MutateOptions<Answer, ApiError, Input>) => Promise<Answer>;
};

/** Statuses that blame the request itself. They give no reason to think that the data on the screen has changed. */
const aboutTheRequest: ReadonlySet<number> = new Set([400, 401, 413, 415, 422, 429]);

/**
 * Returns whether the screen may be out of date. If someone else is signed in, nothing is refetched, because the answers would
 * contain that person's data.
 */
const mayHaveChanged = ({ status, code }: ApiError): boolean =>
  navigator.onLine && code !== 'other_person' && !aboutTheRequest.has(status);

function show(said: Said, onUndo: (() => void) | undefined): void {
  if (typeof said === 'string') notify.success(said, undefined, onUndo);
  else notify.success(...said, onUndo);
}

const callWith = <N extends WriteName>(name: N, input: CallInput<N>, stamp: Stamp): Promise<CallAnswer<N>> =>
  api.call(name, ...([{ ...stamp, ...input }] as never));

/**
 * Returns the function of the button Undo. This function needs no page, because the page of the write may be closed before the
 * press.
 */
function takeBack(client: QueryClient, inverse: Inverse | null | undefined): (() => void) | undefined {
  if (!inverse) return undefined;
  const { name, input } = inverse;
  const effects = { ...writes[name], undo: undefined } as Effects<unknown, unknown>;
  const send = repetition(shownPerson)((given: typeof input, stamp) => callWith(name, given as never, stamp));
  return () =>
    void send(input).then(
      (answer) => takeEffect(client, effects, answer, input),
      (error) => takeRefusal(client, effects, error, input),
    );
}

async function takeEffect<Input, Answer>(
  client: QueryClient,
  { done, undo, changes = [], leaves, onDone }: Effects<Input, Answer>,
  answer: Answer,
  input: Input,
): Promise<void> {
  const left = readsOf(leaves?.(answer) ?? []);
  if (done) show(typeof done === 'function' ? done(input, answer) : done, takeBack(client, undo?.(input, answer)));
  await Promise.all([
    readAgain(
      client,
      readsOf(changes).filter((name) => !left.includes(name)),
    ),
    readAgain(client, left, 'none'),
  ]);
  await onDone?.(answer, input);
}

function reasonFor(races: Races | undefined, error: ApiError, fallback: string | undefined): string {
  if (!error.isSaid && fallback) return fallback;
  return (error.status < 500 ? lostRace(races, error) : null) ?? error.message;
}

async function takeRefusal<Input, Answer>(
  client: QueryClient,
  { races, failed, fallback, changes = [], onRefused, asks }: Effects<Input, Answer>,
  error: ApiError,
  input: Input,
): Promise<void> {
  const isAsked = asks?.(error, input) ?? false;
  if (failed && !isAsked)
    notify.failure(
      typeof failed === 'function' ? failed(input) : failed,
      reasonFor(races, error, fallback),
      error.requestId,
    );
  // An action that needs a profile asks for it again, even if the person chose to look around first.
  if (error.code === 'profile_incomplete') openOverlay('profile');
  if (!isAsked) onRefused?.(error, input);
  if (mayHaveChanged(error)) await readAgain(client, readsOf(changes));
}

/** Returns a write that may take more than one call. */
export function useWork<Input, Answer>(
  work: (input: Input, stamp: Stamp) => Promise<Answer>,
  effects: Effects<Input, Answer>,
): Write<Input, Answer> {
  const client = useQueryClient();
  // A form stays open when another person signs in in another tab. Its text still belongs to the person who typed it.
  const [typist] = useState(shownPerson);
  const [repeatable] = useState(() => repetition(() => typist ?? shownPerson()));
  const running = useRef(new Map<string | undefined, Promise<Answer>>());
  const { mutateAsync: start, ...state } = useMutation<Answer, ApiError, Input>({
    mutationFn: repeatable(work),
    onSuccess: (answer, input) => takeEffect(client, effects, answer, input),
    onError: (error, input) => takeRefusal(client, effects, error, input),
  });
  // A second press is possible before the screen shows that the write has started. With the same input, it has no effect. With
  // another input, such as the next row of a list, the write waits for the earlier one, so that the calls arrive in order.
  const mutateAsync = useCallback<Write<Input, Answer>['mutateAsync']>(
    (input, then) => {
      const text = JSON.stringify(input);
      const same = running.current.get(text);
      if (same) return same;
      const before = [...running.current.values()].at(-1);
      const begin = () => start(input, then);
      const answer = (before ? before.then(begin, begin) : begin()).finally(() => running.current.delete(text));
      running.current.set(text, answer);
      return answer;
    },
    [start],
  );
  const mutate = useCallback<Write<Input, Answer>['mutate']>(
    (input, then) => void mutateAsync(input, then).catch(() => undefined),
    [mutateAsync],
  );
  return { ...state, mutate, mutateAsync } as Write<Input, Answer>;
}

/** Returns a write through one route of the contract, with the effects from `writes` and from the caller. */
export const useWrite = <N extends WriteName>(
  name: N,
  effects: Omit<Effects<CallInput<N>, CallAnswer<N>>, 'changes' | 'races'> = {},
): Write<CallInput<N>, CallAnswer<N>> =>
  useWork((input, stamp) => callWith(name, input, stamp), { ...writes[name], ...effects });
