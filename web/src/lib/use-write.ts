import {
  type MutateOptions,
  type QueryClient,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { changedBy, type ReadName, type WriteName } from '#shared/api/changed-by.ts';
import type { ApiError, CallAnswer, CallInput } from '#shared/api/client.ts';
import { api } from './api.ts';
import { NoConnection } from './connection.ts';
import { notify } from './notify.ts';
import { shownPerson } from './person.ts';
import { isRefusal, readAgain } from './queries.ts';

/** The one way to write. A second press while the first is under way joins it, and what a write changes is read again. */

/** A title, or a title and a text. */
type Said = string | readonly [title: string, text: string];

export interface Effects<Input, Answer> {
  /** What the person is told when it is done. */
  done?: Said | ((input: Input, answer: Answer) => Said);
  /** The title over the reason when it is refused. Without one, the form shows the reason itself. */
  failed?: string | ((input: Input) => string);
  /** The reason, if the server gave none. */
  fallback?: string;
  /** The calls whose answers it changes. */
  rereads?: readonly ReadName[];
  /** Those that only the page being left shows. They are not read again yet: for this person they may no longer exist. */
  leaves?: (answer: Answer) => readonly ReadName[];
  /** Runs when everything on the screen has been read again. */
  onDone?: (answer: Answer, input: Input) => unknown;
  onRefused?: (error: ApiError, input: Input) => unknown;
}

/** What is sent with a write besides its content: its key, and whose page it was typed on. */
export interface Stamp {
  idempotencyKey: string;
  person: string | null;
}

export type Write<Input, Answer> = Omit<UseMutationResult<Answer, ApiError, Input>, 'mutate' | 'mutateAsync'> & {
  mutate: (input: Input, then?: MutateOptions<Answer, ApiError, Input>) => void;
  mutateAsync: (input: Input, then?: MutateOptions<Answer, ApiError, Input>) => Promise<Answer>;
};

/** These say that the request itself was wrong, so nothing has changed since the screen was read. */
const aboutTheRequest: ReadonlySet<number> = new Set([400, 401, 413, 415, 422, 429]);

const isSettled = (error: unknown): boolean =>
  isRefusal(error) && !(error instanceof NoConnection) && error.status < 500;
/** Whether the screen may no longer tell the truth. Of what another person would see, nothing is read here. */
const mayHaveChanged = ({ status, code }: ApiError): boolean =>
  navigator.onLine && code !== 'other_person' && !aboutTheRequest.has(status);

/**
 * The key under which a write takes effect once. It stays until the server has settled the write: if an answer is lost,
 * pressing again repeats the same request, and not a second one.
 */
function useStamp<Input>() {
  // A form outlives a change of person in another tab. What it holds stays the words of the one who typed them.
  const [typist] = useState(shownPerson);
  const open = useRef<{ input: string | undefined; key: string } | null>(null);
  return useCallback(
    async <Answer>(input: Input, send: (stamp: Stamp) => Promise<Answer>): Promise<Answer> => {
      const text = JSON.stringify(input);
      if (open.current === null || open.current.input !== text)
        open.current = { input: text, key: crypto.randomUUID() };
      try {
        const answer = await send({ idempotencyKey: open.current.key, person: typist ?? shownPerson() });
        open.current = null;
        return answer;
      } catch (error) {
        if (isSettled(error)) open.current = null;
        throw error;
      }
    },
    [typist],
  );
}

const show = (said: Said): void => (typeof said === 'string' ? notify.success(said) : notify.success(...said));

async function takeEffect<Input, Answer>(
  client: QueryClient,
  { done, rereads = [], leaves, onDone }: Effects<Input, Answer>,
  answer: Answer,
  input: Input,
): Promise<void> {
  const left = leaves?.(answer) ?? [];
  if (done) show(typeof done === 'function' ? done(input, answer) : done);
  await Promise.all([
    readAgain(
      client,
      rereads.filter((name) => !left.includes(name)),
    ),
    readAgain(client, left, 'none'),
  ]);
  await onDone?.(answer, input);
}

async function takeRefusal<Input, Answer>(
  client: QueryClient,
  { failed, fallback, rereads = [], onRefused }: Effects<Input, Answer>,
  error: ApiError,
  input: Input,
): Promise<void> {
  if (failed) notify.failure(typeof failed === 'function' ? failed(input) : failed, error, fallback);
  onRefused?.(error, input);
  if (mayHaveChanged(error)) await readAgain(client, rereads);
}

/** A write that takes more than one call. */
export function useWork<Input, Answer>(
  work: (input: Input, stamp: Stamp) => Promise<Answer>,
  effects: Effects<Input, Answer>,
): Write<Input, Answer> {
  const client = useQueryClient();
  const stamped = useStamp<Input>();
  const running = useRef<Promise<Answer> | null>(null);
  const { mutateAsync: start, ...state } = useMutation<Answer, ApiError, Input>({
    mutationFn: (input) => stamped(input, (stamp) => work(input, stamp)),
    onSuccess: (answer, input) => takeEffect(client, effects, answer, input),
    onError: (error, input) => takeRefusal(client, effects, error, input),
  });
  // The state of a mutation reaches the screen a moment after a press, which is enough for a second one.
  const mutateAsync = useCallback<Write<Input, Answer>['mutateAsync']>(
    (input, then) => {
      running.current ??= start(input, then).finally(() => {
        running.current = null;
      });
      return running.current;
    },
    [start],
  );
  const mutate = useCallback<Write<Input, Answer>['mutate']>(
    (input, then) => void mutateAsync(input, then).catch(() => undefined),
    [mutateAsync],
  );
  return { ...state, mutate, mutateAsync } as Write<Input, Answer>;
}

/** A write through one route of the contract, which also says what it changes. */
export const useWrite = <N extends WriteName>(
  name: N,
  effects: Omit<Effects<CallInput<N>, CallAnswer<N>>, 'rereads'> = {},
): Write<CallInput<N>, CallAnswer<N>> =>
  useWork((input, stamp) => api.call(name, ...([{ ...stamp, ...input }] as never)), {
    ...effects,
    rereads: changedBy[name],
  });
