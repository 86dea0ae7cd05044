import { describe, expect, it, onTestFinished } from 'vitest';
import type { Layer, Outgoing, Send } from '#shared/api/client.ts';
import { answerPasswordRequests, confirmation } from './confirmation.ts';
import { namedPerson } from './named-person.ts';
import { onNews } from './news.ts';
import { otherPerson } from './other-person.ts';

const call = (given: Partial<Outgoing> = {}): Outgoing => ({
  ...{ name: 'shareJob', method: 'GET', url: '/api/anything' },
  ...given,
});

const refusing = (status: number, code: string) => new Response(JSON.stringify({ code, message: 'No' }), { status });

/** Returns a function that sends calls through this layer. The server gives the answers in turn, and repeats the last. */
function through(layer: Layer, answers: (() => Response)[]) {
  const sent: Outgoing[] = [];
  const server: Send = async (each) => {
    sent.push(each);
    return (answers[Math.min(sent.length, answers.length) - 1] as () => Response)();
  };
  return { send: layer(server), sent };
}

const fine = () => new Response('{}');

describe('the layer that names the person', () => {
  it('names the person shown at the time of the call', async () => {
    let shown: string | null = 'robin';
    const { send, sent } = through(
      namedPerson(() => shown),
      [fine],
    );
    await send(call());
    shown = null;
    await send(call());
    expect(sent.map(({ person }) => person)).toEqual(['robin', null]);
  });

  it('leaves a call unchanged that names a person', async () => {
    const { send, sent } = through(
      namedPerson(() => 'robin'),
      [fine],
    );
    await send(call({ person: 'priya' }));
    await send(call({ person: null }));
    expect(sent.map(({ person }) => person)).toEqual(['priya', null]);
  });

  it.each([
    'getCurrentUser',
    'signIn',
    'refreshSession',
    'register',
    'signOut',
    'confirmEmail',
    'forgotPassword',
    'resetPassword',
  ] as const)('names no person in %s, which reads or changes the session', async (name) => {
    const { send, sent } = through(
      namedPerson(() => 'robin'),
      [fine],
    );
    await send(call({ name }));
    expect(sent[0]?.person).toBeNull();
  });
});

describe('the layer that notices another person', () => {
  /** Returns the list of events that the tab has received so far. */
  function listen(): string[] {
    const heard: string[] = [];
    const stops = (['otherIsShown', 'otherWasTyped', 'ended'] as const).map((of) => onNews(of, () => heard.push(of)));
    onTestFinished(() => {
      for (const stop of stops) stop();
    });
    return heard;
  }

  it('distinguishes reads from writes, and passes the refusal on', async () => {
    const heard = listen();
    const { send } = through(otherPerson, [() => refusing(409, 'other_person')]);
    expect(await (await send(call())).json()).toMatchObject({ code: 'other_person' });
    await send(call({ method: 'POST' }));
    expect(heard).toEqual(['otherIsShown', 'otherWasTyped']);
  });

  it('is silent about every other answer', async () => {
    const heard = listen();
    const { send } = through(otherPerson, [() => refusing(409, 'conflict'), () => refusing(403, 'forbidden'), fine]);
    for (let each = 0; each < 3; each += 1) await send(call());
    expect(heard).toEqual([]);
  });
});

describe('the layer that asks for the password', () => {
  const needed = () => refusing(403, 'password_needed');

  it('asks once for several calls, and sends each of them again unchanged', async () => {
    let asked = 0;
    const stop = answerPasswordRequests(async () => {
      asked += 1;
      return true;
    });
    const { send, sent } = through(confirmation, [needed, needed, fine]);
    const [first, second] = [call({ body: 1, idempotencyKey: 'one' }), call({ body: 2, idempotencyKey: 'two' })];
    const answers = await Promise.all([send(first), send(second)]);
    stop();
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(sent).toEqual([first, second, first, second]);
    expect(asked).toBe(1);
  });

  it.each([
    ['the person does not give it', async () => false],
    ['no component can ask for it', null],
  ])('passes the refusal on if %s', async (_, ask) => {
    const stop = ask ? answerPasswordRequests(ask) : () => undefined;
    const { send, sent } = through(confirmation, [needed]);
    expect(await (await send(call())).json()).toMatchObject({ code: 'password_needed' });
    stop();
    expect(sent).toHaveLength(1);
  });

  it('asks for nothing after any other refusal', async () => {
    const stop = answerPasswordRequests(() => Promise.reject(new Error('asked')));
    const { send } = through(confirmation, [() => refusing(403, 'forbidden')]);
    expect((await send(call())).status).toBe(403);
    stop();
  });
});
