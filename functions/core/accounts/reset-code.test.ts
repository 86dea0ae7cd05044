import { describe, expect, it } from '@jest/globals';
import { hashResetCode, isResetCode, newResetCode, noCodeHash } from './reset-code.ts';

describe('a reset code', () => {
  it('has six digits, including leading zeros', () => {
    const codes = Array.from({ length: 500 }, newResetCode);
    for (const code of codes) expect(code).toMatch(/^\d{6}$/);
    expect(new Set(codes).size).toBeGreaterThan(400);
  });

  it('is recognised by its hash, which is different every time', async () => {
    const [first, second] = [await hashResetCode('012345'), await hashResetCode('012345')];
    expect(first).not.toBe(second);
    expect(first).not.toContain('012345');
    expect(await isResetCode('012345', first)).toBe(true);
    expect(await isResetCode('012345', second)).toBe(true);
    expect(await isResetCode('012346', first)).toBe(false);
  });

  it('never matches a row that does not exist', async () => {
    expect(noCodeHash).toHaveLength((await hashResetCode('000000')).length);
    expect(await isResetCode('000000', noCodeHash)).toBe(false);
  });
});
