import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { keyOf, readAgain } from './queries.ts';

it('a first read in progress during a change is repeated, because its answer may be older than the change', async () => {
  const client = new QueryClient();
  const answers: ((said: string) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: keyOf(null, 'listRequirements', { params: { id: 'a' } }),
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  const leave = observer.subscribe(() => undefined);
  const reading = readAgain(client, ['listRequirements']);
  answers[0]?.('before the change');
  await new Promise((resolve) => setTimeout(resolve));
  expect(answers).toHaveLength(2);
  answers[1]?.('after the change');
  await reading;
  expect(observer.getCurrentResult().data).toBe('after the change');
  leave();
  client.clear();
});
