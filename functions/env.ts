import * as z from 'zod';
import { rateLimitNames } from '#shared/api/route/route.ts';

/** The only reader of process.env. One schema defines each function's variables. It is checked at start and typed in the stack. */

const name = z.string().min(1);

const calls = z.int().min(1);
const rateLimit = z.strictObject({
  /** By one caller for one account: from one network, from one browser that has signed in before, or signed in. */
  perAccount: calls,
  /** The same for an account with a confirmed email address, if it may call more often. */
  perConfirmed: calls.optional(),
  /** From one network, for any accounts. Absent for what people do who are signed in: many may share a network. */
  perAddress: calls.optional(),
  windowSeconds: calls,
  /**
   * For one account, by all strangers together, for what somebody could guess. A browser that has signed in before has as
   * many of its own. `inARow`: of strangers without a quarter of an hour of quiet between them, because Cognito locks an account after five.
   */
  guesses: z.strictObject({ perDay: calls, inARow: calls.optional() }).optional(),
});
export const rateLimitsSchema = z.record(z.enum(rateLimitNames), rateLimit);
export type RateLimits = z.output<typeof rateLimitsSchema>;

const atMost = z.strictObject({ most: z.int().min(1), windowSeconds: z.int().min(1) });
/** How much one person may upload in a window, in any number of files. */
export const uploadQuotaSchema = z.strictObject({
  bytesPerUser: z.int().min(1),
  windowSeconds: z.int().min(1),
  /** Addresses that are not bound to a file, and so take anything for a minute. */
  unbound: atMost,
});
export type UploadQuota = z.output<typeof uploadQuotaSchema>;
/** How many letters go out in a window. What is more stays behind the bell, or waits for the letter of the day. */
export const letterLimitsSchema = z.strictObject({
  /** With a link that confirms an address, to that address. */
  toConfirm: atMost,
  /** Because of one person, to one other person. */
  fromOnePerson: atMost,
  /** Of one kind about one job, to one person. */
  aboutOneThing: atMost,
  /** About a sign-in with a new browser, to the account's owner. */
  aboutSignIns: atMost,
});
export type LetterLimits = z.output<typeof letterLimitsSchema>;

/** Read before the rest, because a function without its variables has something to log. */
const logged = { METRICS_NAMESPACE: z.string().optional() };

const common = {
  ...logged,
  TABLE_NAME: name,
  APP_ORIGIN: z.url(),
  /** The address that texts tell people to email when they need help. */
  SUPPORT_EMAIL: z.email(),
  ORIGIN_SECRET: z.string().min(16),
  TOKEN_ISSUER: z.url(),
  TOKEN_JWKS_URL: z.url(),
  USER_POOL_CLIENT_ID: name,
  /** Distinguishes the cookies of two applications on one machine. Empty if there is only one. */
  COOKIE_SUFFIX: z
    .string()
    .regex(/^(-\d{1,5})?$/)
    .default(''),
  RATE_LIMITS: z.string().transform((json) => rateLimitsSchema.parse(JSON.parse(json))),
};
const letters = { LETTER_LIMITS: z.string().transform((json) => letterLimitsSchema.parse(JSON.parse(json))) };
const bucket = { BUCKET_NAME: name, OBJECT_URL_STYLE: z.enum(['virtual', 'path']) };
/** For the functions that keep uploaded files. */
const uploads = {
  ...bucket,
  UPLOAD_QUOTA: z.string().transform((json) => uploadQuotaSchema.parse(JSON.parse(json))),
};

/** For the functions that answer from the lists of the directory. */
const lists = {
  /** For how long a running function answers from the lists that it has read. */
  DIRECTORY_HELD_SECONDS: z
    .string()
    .regex(/^\d{1,3}$/)
    .default('30')
    .transform(Number),
};

/** For the functions that do what follows from a change. */
const followUp = {
  TABLE_NAME: name,
  ...bucket,
  ...letters,
  APP_ORIGIN: z.url(),
  SUPPORT_EMAIL: z.email(),
  MAIL_FROM: name,
  /** The configuration set of SES that reports letters which come back. */
  MAIL_REPORTS: z.string().default(''),
  /** Whoever deletes their account leaves the pool. */
  USER_POOL_ID: name,
};

export const environments = {
  auth: z.object({ ...common, ...letters, USER_POOL_ID: name, USER_POOL_CLIENT_SECRET: name }),
  profiles: z.object({ ...common, ...uploads, SAA_KEY_ID: name }),
  jobs: z.object({ ...common, ...uploads, ...lists }),
  /** `INVITE_DAYS`: how long an installer has to answer an invitation. */
  applications: z.object({ ...common, ...lists, INVITE_DAYS: z.coerce.number().int().min(1) }),
  progress: z.object({ ...common, ...uploads }),
  payments: z.object({ ...common, ...uploads }),
  reviews: z.object(common),
  objects: z.object({ ...common, ...uploads }),
  /** `SAVED_SEARCHES`: how many searches one installer may save. */
  notifications: z.object({ ...common, SAVED_SEARCHES: z.coerce.number().int().min(1) }),
  discovery: z.object({
    ...common,
    GOOGLE_MAPS_API_KEY: z.string().default(''),
    ...lists,
    MAP_TILES_URL: z.string().default(''),
    MAP_TILES_CREDIT: z.string().default(''),
  }),
  admin: z.object({
    ...common,
    RELEASE: name,
    /** The commit that was deployed. */
    BUILD: z.string().default(''),
    /** The addresses of the dead-letter queues. There are none on one machine. */
    DEAD_LETTERS: z
      .string()
      .default('{}')
      .transform((json) => z.record(z.string(), name).parse(JSON.parse(json))),
  }),
  /** Shows an administrator an SAA number. Nothing else may decrypt one. */
  verification: z.object({ ...common, SAA_KEY_ID: name }),
  consumer: z.object(followUp),
  sweeper: z.object(followUp),
  /** Stops mail to an address from which a letter came back. */
  returns: z.object({ ...logged, TABLE_NAME: name }),
};
export type FunctionName = keyof typeof environments;
export type EnvironmentOf<F extends FunctionName> = z.input<(typeof environments)[F]>;

const cognitoIssuer = /^https:\/\/cognito-idp\.[a-z0-9-]+\.amazonaws\.com\/[\w-]+$/;

/**
 * A deployed function only accepts tokens issued by Cognito and never uses stand-ins, because the stand-ins' signing keys
 * are public. Lambda sets AWS_LAMBDA_FUNCTION_NAME itself, and nobody can unset it.
 */
function refuseStandIns(source: NodeJS.ProcessEnv): void {
  if (!source.AWS_LAMBDA_FUNCTION_NAME) return;
  const replaced = Object.keys(source).filter((key) => key.startsWith('AWS_ENDPOINT_URL') || key === 'LOG_FILE');
  if (replaced.length > 0) throw new Error(`A deployed function must not use stand-ins: ${replaced.join(', ')}`);
  const issuer = source.TOKEN_ISSUER;
  if (issuer === undefined) return;
  if (!cognitoIssuer.test(issuer)) throw new Error('A deployed function only accepts Cognito tokens: TOKEN_ISSUER');
  if (source.TOKEN_JWKS_URL !== `${issuer}/.well-known/jwks.json`)
    throw new Error('A deployed function must get its keys from the issuer: TOKEN_JWKS_URL');
}

type Every<U> = U extends unknown ? (u: U) => void : never;
type Merged<U> = Every<U> extends (merged: infer M) => void ? M : never;
type Settings = Merged<{ [F in FunctionName]: z.output<(typeof environments)[F]> }[FunctionName]>;

let settings: Partial<Settings> = {};

/** Tests that provoke faults on purpose use this to keep their output clean. */
export const isSilent = (): boolean => process.env.LOG_LEVEL === 'silent';

/** The file that takes the log on one machine. In AWS, the log is what a function prints. */
export const logFile = (): string | undefined => process.env.LOG_FILE || undefined;

/** Where CloudWatch keeps the metrics of a stage. Not on one machine. */
export const metricsNamespace = (): string | undefined => process.env.METRICS_NAMESPACE;

/** Reads and checks the variables of one function. Reports every wrong or missing variable in one error. */
export function loadEnvironment(functionName: FunctionName, source: NodeJS.ProcessEnv = process.env): void {
  refuseStandIns(source);
  const parsed = environments[functionName].safeParse(source);
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
    throw new Error(`${functionName}: these environment variables are missing or wrong: ${[...names].join(', ')}`);
  }
  settings = { ...settings, ...parsed.data };
}

export function setting<K extends keyof Settings>(key: K): Settings[K] {
  if (!(key in settings)) throw new Error(`The environment variable ${key} is not part of this function.`);
  return settings[key] as Settings[K];
}
