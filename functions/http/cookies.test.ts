import { describe, expect, it } from '@jest/globals';
import { clearCookie, readCookies, setCookie } from './cookies.ts';

describe('the cookies of a session', () => {
  it('cannot be read by scripts, other sites or over plain connections', () => {
    expect(setCookie('name', 'value', 600)).toBe('name=value; Path=/; Max-Age=600; HttpOnly; Secure; SameSite=Lax');
    expect(clearCookie('name')).toBe('name=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax');
  });

  it('keep the first value if a name appears twice', () => {
    const read = readCookies([' a = 1 ', 'b=x=y', 'a=2', '=nameless', 'valueless', 'c=']);
    expect([...read]).toEqual([
      ['a', '1'],
      ['b', 'x=y'],
      ['c', ''],
    ]);
    expect([...readCookies(undefined)]).toEqual([]);
  });
});
