import { describe, expect, it } from '@jest/globals';
import { childId, idempotencyKeyPattern, isUuid, parseChildId } from './ids.ts';

const jobId = '0b8f6a52-3c1d-4e7f-9a2b-1c3d5e7f9a0b';
const part = 'ffffffff-ffff-4fff-bfff-ffffffffffff';

describe('ids', () => {
  it('are lower-case UUIDs', () => {
    expect(isUuid(jobId)).toBe(true);
    expect(isUuid(crypto.randomUUID())).toBe(true);
  });

  it.each([
    '',
    jobId.toUpperCase(),
    `${jobId}\n`,
    ` ${jobId}`,
    jobId.replaceAll('-', ''),
    `{${jobId}}`,
    'undefined',
    `${jobId}0`,
  ])('%p is not an id', (text) => {
    expect(isUuid(text)).toBe(false);
  });

  it('of items in a job contain the id of the job, and can be split into their two parts', () => {
    expect(childId(jobId, part)).toBe(`${jobId}.${part}`);
    expect(parseChildId(childId(jobId, part))).toEqual({ jobId, part });
  });

  it.each([
    '',
    '.',
    jobId,
    `${jobId}.`,
    `.${part}`,
    `${jobId}.${part}.`,
    `${jobId}.${part}.${part}`,
    `${jobId}#${part}`,
    `${jobId}.${part.toUpperCase()}`,
    `${jobId.toUpperCase()}.${part}`,
    `${jobId}. ${part}`,
    `${jobId}.${part}\n`,
    `${jobId}.../${part}`,
  ])('%p is not the id of an item in a job', (text) => {
    expect(parseChildId(text)).toBeNull();
  });
});

describe('the Idempotency-Key of a write', () => {
  it.each([jobId, '12345678', '!#$%&~+/', 'k'.repeat(255)])('may be %p', (key) => {
    expect(key).toMatch(idempotencyKeyPattern);
  });

  it.each(['', '1234567', 'k'.repeat(256), '1234 5678', ' 12345678', '12345678\n', 'schl\u00fcssel'])(
    'may not be %p',
    (key) => {
      expect(key).not.toMatch(idempotencyKeyPattern);
    },
  );
});
