import { expect } from '@jest/globals';
import type { TestAnswer } from '#infra/tools/in-process/client.ts';
import type { App } from '../../harness/app.ts';
import { changedRows, digestTable } from '../../harness/table-digest.ts';

/** Checks that an invalid request gets the right answer and adds, removes or changes no row. */

export type Sent = () => Promise<TestAnswer>;

/** A field, the value to send, and the expected message. `marked` is the field of the message if it differs from `field`. */
export type Refused = [field: string, value: unknown, message: string, marked?: string];

export const letters = (count: number): string => 'x'.repeat(count);
/** Returns a street address of this many characters, in a suburb that exists. */
export const addressOf = (length: number): string => `${letters(length - 19)}, Richmond VIC 3121`;
export const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));
export const tooLong = (count: number): string => `At most ${count} characters`;
export const unshowable = 'Remove any characters that cannot be displayed';
export const unknownField = 'This field is not recognised';

/** Sends several requests and expects that the table is unchanged afterwards. */
export async function withoutTrace(app: App, ...sent: readonly Sent[]): Promise<TestAnswer[]> {
  await app.settle();
  const before = await digestTable();
  const answers: TestAnswer[] = [];
  for (const send of sent) answers.push(await send());
  expect(changedRows(before, await digestTable())).toEqual([]);
  return answers;
}

/** Expects that each request is refused with 422 and exactly these fields and messages, and changes nothing. */
export async function expectInvalid(app: App, fields: Record<string, unknown>, ...sent: readonly Sent[]) {
  for (const { status, body } of await withoutTrace(app, ...sent))
    expect({ status, code: body.code, fields: body.fields }).toEqual({ status: 422, code: 'invalid', fields });
}
