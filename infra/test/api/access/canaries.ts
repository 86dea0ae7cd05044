import { privateData, type Secret, secrets } from '#shared/private-data.ts';

/** Unique strings. The tests put one into every private field and look for them in everything the application sends. */

type SecretOf<Of> = { [N in Secret]: (typeof privateData)[N]['of'] extends Of ? N : never }[Secret];
export type JobSecret = SecretOf<'job'>;
export type PersonalSecret = SecretOf<'person'>;

export const jobSecrets = secrets.filter((secret): secret is JobSecret => privateData[secret].of === 'job');
export const personalSecrets = secrets.filter(
  (secret): secret is PersonalSecret => privateData[secret].of === 'person',
);

export interface Canary {
  secret: Secret;
  /** The job's situation, or the person that the secret belongs to. */
  of: string;
}

/** Finds the words that `word` creates, and four kinds of secrets with a fixed format: positions, keys, tokens and ABNs. */
const candidates =
  /\b\d{2,3}\.\d{7}\b|cnry\d+z|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b[a-z2-7]{26}\b|\b\d{11}\b/g;

export class Canaries {
  private readonly known = new Map<string, Canary>();

  /** Creates a word to put into a text. */
  word(secret: Secret, of: string): string {
    const word = `cnry${this.known.size}z`;
    this.known.set(word, { secret, of });
    return word;
  }

  abn(of: string): string {
    const digits = `7${String(this.known.size).padStart(10, '0')}`;
    this.known.set(digits, { secret: 'ABN', of });
    return digits;
  }

  /** Creates a position in Sydney. Each of its two numbers identifies it. */
  position(secret: Secret, of: string): { latitude: number; longitude: number } {
    const digits = `${String(this.known.size).padStart(4, '0')}3`;
    const [south, east] = [`33.78${digits}`, `151.01${digits}`];
    for (const number of [south, east]) this.known.set(number, { secret, of });
    return { latitude: -Number(south), longitude: Number(east) };
  }

  /** Registers a key or token of the application, so that the tests look for this secret too. */
  adopt<S extends string>(secret: Secret, of: string, value: S): S {
    this.known.set(value, { secret, of });
    return value;
  }

  /** Returns the secrets for which there is at least one unique string. */
  hidden(): ReadonlySet<Secret> {
    return new Set([...this.known.values()].map(({ secret }) => secret));
  }

  findIn(text: string): Canary[] {
    return [...text.matchAll(candidates)].flatMap(([found]) => this.known.get(found) ?? []);
  }
}
