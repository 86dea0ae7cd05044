import { setTimeout as pause } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';

const periodMs = 30_000;
/** The longest time in milliseconds between reading a code and sending it. */
const marginMs = 5_000;

/** Imitates an authenticator app on a phone. Each call of `next` returns a new code, because the pool accepts each code once. */
export class Authenticator {
  private readonly totp: TOTP;
  private last = -1;

  constructor(key: string) {
    this.totp = new TOTP({ secret: Secret.fromBase32(key.replace(/\s/g, '')), period: periodMs / 1000 });
  }

  private codeOf(period: number): string {
    return this.totp.generate({ timestamp: period * periodMs });
  }

  /**
   * Returns a valid code that it has not returned before. The pool also accepts the codes of the period before and after, so
   * three calls in a row need no wait.
   */
  async next(): Promise<string> {
    const oldest = Math.floor((Date.now() + marginMs) / periodMs) - 1;
    const period = Math.max(this.last + 1, oldest);
    const newest = Math.floor(Date.now() / periodMs) + 1;
    if (period > newest) await pause((period - 1) * periodMs - Date.now() + 100);
    this.last = period;
    return this.codeOf(period);
  }

  /** Returns a wrong code: that of a period long ago, unless it equals a code that is currently valid. */
  wrong(): string {
    const right = [-2, -1, 0, 1, 2].map((delta) => this.codeOf(Math.floor(Date.now() / periodMs) + delta));
    const code = this.codeOf(1);
    return right.includes(code) ? this.codeOf(2) : code;
  }
}
