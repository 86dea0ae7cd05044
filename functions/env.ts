import * as z from 'zod';
import { rateLimitNames } from '#shared/api/route/route.ts';

/**
 * Reads process.env. No other file does. One schema defines each function's variables: the function checks them at start, and
 * the code of the stack uses their types.
 */

const name = z.string().min(1);

const calls = z.int().min(1);
const rateLimit = z.strictObject({
  /**
   * Calls of one caller for one account. The caller is a signed-in user, a browser that has signed in before, or else a network.
   */
  perAccount: calls,
  /** Replaces `perAccount` for an account with a confirmed email address, on routes where such an account may make more calls. */
  perConfirmed: calls.optional(),
  /** Calls of one network, for any accounts. Absent for calls of signed-in users, because many may share a network. */
  perAddress: calls.optional(),
  windowSeconds: calls,
  /**
   * Guesses of a password or code for one account. A browser that has signed in to the account before has its own limit, and all
   * other browsers share one of the same size. `inARow` limits the guesses of those other browsers with less than a quarter of an
   * hour between them, because Cognito locks an account after five.
   */
  guesses: z.strictObject({ perDay: calls, inARow: calls.optional() }).optional(),
});
export const rateLimitsSchema = z.record(z.enum(rateLimitNames), rateLimit);
export type RateLimits = z.output<typeof rateLimitsSchema>;

const atMost = z.strictObject({ most: z.int().min(1), windowSeconds: z.int().min(1) });
/** How much one user may upload in a window, in any number of files. */
export const uploadQuotaSchema = z.strictObject({
  bytesPerUser: z.int().min(1),
  windowSeconds: z.int().min(1),
  /** Upload URLs that are not bound to the type and size of one file. They accept any content for a minute. */
  unbound: atMost,
});
export type UploadQuota = z.output<typeof uploadQuotaSchema>;
/** The most emails in a window. Further emails are not sent, or become part of the daily email. */
export const emailLimitsSchema = z.strictObject({
  /** Emails with a link that confirms an address, to that address. */
  toConfirm: atMost,
  /** Emails caused by one user, to one other user. */
  fromOnePerson: atMost,
  /** Emails to one user about the same detail of a job, or about sign-ins with the same browser and network. */
  aboutOneThing: atMost,
  /** Emails about a sign-in with a new browser, to the account's owner. */
  aboutSignIns: atMost,
});
export type EmailLimits = z.output<typeof emailLimitsSchema>;

/** The variable for logging. It is not set on one machine. `metricsNamespace` reads it even if other variables are missing. */
const logged = { METRICS_NAMESPACE: z.string().optional() };

const common = {
  ...logged,
  TABLE_NAME: name,
  APP_ORIGIN: z.url(),
  /** The support email address that texts mention. */
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
  /** Whether administrators need two-factor sign-in before they can act as administrators. */
  ADMINS_NEED_TWO_FACTOR: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
};
const emailVariables = { LETTER_LIMITS: z.string().transform((json) => emailLimitsSchema.parse(JSON.parse(json))) };
const bucket = { BUCKET_NAME: name, OBJECT_URL_STYLE: z.enum(['virtual', 'path']) };
/** For the functions that keep uploaded files. */
const uploads = {
  ...bucket,
  UPLOAD_QUOTA: z.string().transform((json) => uploadQuotaSchema.parse(JSON.parse(json))),
};

/** For the functions that read the lists of the directory. */
const lists = {
  /** How long a running function caches these lists. */
  DIRECTORY_HELD_SECONDS: z
    .string()
    .regex(/^\d{1,3}$/)
    .default('30')
    .transform(Number),
};

/** For the functions that carry out follow-ups. */
const followUp = {
  TABLE_NAME: name,
  ...bucket,
  ...emailVariables,
  APP_ORIGIN: z.url(),
  SUPPORT_EMAIL: z.email(),
  MAIL_FROM: name,
  /** The configuration set of SES that reports hard bounces and spam complaints. */
  MAIL_REPORTS: z.string().default(''),
  /** The user pool from which the deletion of an account removes its user. */
  USER_POOL_ID: name,
};

export const environments = {
  auth: z.object({ ...common, ...emailVariables, USER_POOL_ID: name, USER_POOL_CLIENT_SECRET: name }),
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
    /** The URLs of the dead-letter queues. There are none on one machine. */
    DEAD_LETTERS: z
      .string()
      .default('{}')
      .transform((json) => z.record(z.string(), name).parse(JSON.parse(json))),
  }),
  /** Shows an administrator an SAA number. No other function may decrypt one. */
  verification: z.object({ ...common, SAA_KEY_ID: name }),
  consumer: z.object(followUp),
  sweeper: z.object(followUp),
  /** Stops emails to an address after a hard bounce or a spam complaint. */
  returns: z.object({ ...logged, TABLE_NAME: name }),
};
export type FunctionName = keyof typeof environments;
export type EnvironmentOf<F extends FunctionName> = z.input<(typeof environments)[F]>;

const cognitoIssuer = /^https:\/\/cognito-idp\.[a-z0-9-]+\.amazonaws\.com\/[\w-]+$/;

/**
 * Refuses settings with which a deployed function would use stand-ins or accept their tokens. The stand-ins' signing keys are
 * public. Lambda sets AWS_LAMBDA_FUNCTION_NAME itself, and no setting can unset it.
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

/** Tells whether nothing is logged. Tests that provoke faults use this to keep their output clean. */
export const isSilent = (): boolean => process.env.LOG_LEVEL === 'silent';

/** Returns the path of the log file on one machine. In AWS, a function prints its log instead. */
export const logFile = (): string | undefined => process.env.LOG_FILE || undefined;

/** The CloudWatch namespace of a stage's metrics. Not set on one machine. */
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
