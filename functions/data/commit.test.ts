import { describe, expect, it } from '@jest/globals';
import { isPassing } from './commit.ts';

const broken = (code: string): Error => Object.assign(new Error(code), { code });

describe('a network failure', () => {
  it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])(
    'is a temporary fault anywhere in the chain of causes (%s)',
    (code) => {
      expect(isPassing(broken(code))).toBe(true);
      expect(isPassing(new Error('The table could not be asked.', { cause: broken(code) }))).toBe(true);
    },
  );

  it('is only an error with a known code', () => {
    expect(isPassing(broken('ERR_INVALID_ARG_TYPE'))).toBe(false);
  });
});
