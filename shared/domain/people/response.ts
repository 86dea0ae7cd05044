/**
 * Calculates how soon and how reliably a company answers. Rows contain only the number of answers for each speed. So one very
 * late answer does not spoil the result, and the server records a new answer by adding 1.
 */

/** The speeds of answers, from the fastest to the slowest. `later` also counts requests that were never answered. */
export const responseSpeeds = ['within1h', 'within2h', 'within4h', 'within24h', 'within48h', 'later'] as const;
export type ResponseSpeed = (typeof responseSpeeds)[number];
export type ResponseCounts = Partial<Record<ResponseSpeed, number>>;

const hourMs = 3_600_000;
const hoursOfSpeed: Record<ResponseSpeed, number> = {
  within1h: 1,
  within2h: 2,
  within4h: 4,
  within24h: 24,
  within48h: 48,
  later: Number.POSITIVE_INFINITY,
};

/** The slowest speed that counts as an answer. */
const slowestAnswer: ResponseSpeed = 'within48h';
/** The minimum number of requests for a result. With fewer, readers could recognise a single answer. */
export const fewestAnswers = 5;

/** Returns how soon a request was answered. */
export function speedOf(askedAt: string, answeredAt: string): ResponseSpeed {
  const hours = (Date.parse(answeredAt) - Date.parse(askedAt)) / hourMs;
  return responseSpeeds.find((speed) => hours <= hoursOfSpeed[speed]) ?? 'later';
}

const sumUpTo = (counts: ResponseCounts, last: ResponseSpeed): number =>
  responseSpeeds.slice(0, responseSpeeds.indexOf(last) + 1).reduce((sum, speed) => sum + (counts[speed] ?? 0), 0);

export interface Responses {
  /** The hours within which the company answered at least half of all requests: 1, 2, 4, 24 or 48. Null if slower or unknown. */
  responseHours: number | null;
  /** The percentage of requests that the company answered within two days. Null if there are too few. */
  responseRate: number | null;
}

export function responsesOf(counts: ResponseCounts): Responses {
  const asked = sumUpTo(counts, 'later');
  if (asked < fewestAnswers) return { responseHours: null, responseRate: null };
  const median = responseSpeeds.find((speed) => sumUpTo(counts, speed) * 2 >= asked) ?? 'later';
  return {
    responseHours: median === 'later' ? null : hoursOfSpeed[median],
    responseRate: Math.floor((sumUpTo(counts, slowestAnswer) * 100) / asked),
  };
}

/** Returns `Usually answers within 4 hours`, or empty text if the hours are unknown. */
export function responseWords(responseHours: number | null): string {
  if (responseHours === null) return '';
  if (responseHours === 1) return 'Usually answers within an hour';
  if (responseHours > 24) return 'Usually answers within 2 days';
  return responseHours === 24 ? 'Usually answers within a day' : `Usually answers within ${responseHours} hours`;
}
