import { describe, expect, it } from '@jest/globals';
import { isPassing } from './commit.ts';

const broken = (code: string): Error => Object.assign(new Error(code), { code });

describe('a network failure', () => {
  it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])(
    'is reported as temporary, wherever it happened (%s)',
    (code) => {
      expect(isPassing(broken(code))).toBe(true);
      expect(isPassing(new Error('The table could not be asked.', { cause: broken(code) }))).toBe(true);
    },
  );

  it('is only a known fault, not any error with a code', () => {
    expect(isPassing(broken('ERR_INVALID_ARG_TYPE'))).toBe(false);
  });
});
