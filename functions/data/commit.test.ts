import { describe, expect, it } from '@jest/globals';
import { isPassing } from './commit.ts';

const broken = (code: string): Error => Object.assign(new Error(code), { code });

describe('a fault of the network', () => {
  it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])(
    'is told to a person as one that passes, wherever it was met (%s)',
    (code) => {
      expect(isPassing(broken(code))).toBe(true);
      expect(isPassing(new Error('The table could not be asked.', { cause: broken(code) }))).toBe(true);
    },
  );

  it('is not every error that carries a code', () => {
    expect(isPassing(broken('ERR_INVALID_ARG_TYPE'))).toBe(false);
  });
});
