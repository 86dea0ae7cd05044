import * as z from 'zod';
import { emailLimitsSchema, rateLimitsSchema, uploadQuotaSchema } from '#functions/env.ts';
import { hasValidAbnChecksum } from '#shared/domain/people/abn.ts';
import { emailLimits, inviteDays, rateLimits, savedSearches, uploadQuota } from '../../edge/limits.ts';
import type { ThrottleClass } from './throttle-class.ts';

const throttle = z
  .strictObject({ requestsPerSecond: z.int().min(1), burst: z.int().min(1) })
  .refine(({ requestsPerSecond, burst }) => burst >= requestsPerSecond, {
    path: ['burst'],
    error: 'This must not be less than requestsPerSecond.',
  });

const stageFields = z.strictObject({
  region: z.string().regex(/^[a-z]{2}-[a-z]+-\d$/),
  /** Whether accounts, rows and files outlive the stack and are protected from accidental deletion. */
  keepData: z.boolean(),
  logRetentionDays: z.literal([30, 60, 90]),
  /**
   * How many calls of each class the gateway lets through. `read` also applies to paths without a route. `signIn` applies to
   * calls that check or set a password or confirm an email address, `reset` to requests for a reset code and attempts with one.
   */
  throttles: z.strictObject({
    read: throttle,
    write: throttle,
    upload: throttle,
    signIn: throttle,
    reset: throttle,
  } satisfies Record<ThrottleClass, unknown>),
  /** The table's maximum throughput per second, which limits the cost of an attack. */
  tableThroughput: z.strictObject({ readUnits: z.int().min(1), writeUnits: z.int().min(1) }),
  rateLimits: rateLimitsSchema,
  uploadQuota: uploadQuotaSchema,
  emailLimits: emailLimitsSchema,
  /**
   * The number of each secret. A higher number creates a new secret at the next deployment. `origin` proves to the functions that
   * a request came through CloudFront. A new `sessions` secret signs all users out, and every browser counts as new once.
   */
  secrets: z.strictObject({ origin: z.int().min(1), sessions: z.int().min(1) }),
  /** A restored table that replaces the stack's own. `npm run ops -- restore` prints the value to write here. */
  table: z.strictObject({ name: z.string().min(3), stream: z.string().startsWith('arn:aws:dynamodb:') }).optional(),
  /** The days an installer has to answer an invitation. */
  inviteDays: z.int().min(1).max(90),
  /** How many searches one installer may save. One row contains all of them, and a row of DynamoDB can have at most 400 KB. */
  savedSearches: z.int().min(1).max(50),
  /** Whether administrators need two-factor sign-in. If so, an account without it cannot make any administrator's call. */
  adminsNeedTwoFactor: z.boolean(),
  monthlyBudgetUsd: z.int().min(1),
  /** The support email address that pages, refusals and emails show. */
  supportEmail: z.email({ error: 'This must be an email address that people can write to.' }),
  /** The business days within which support answers an email, as the contact page promises. */
  supportDays: z.int().min(1).max(20),
  /** The company that runs the stage: the party to the terms, and the address for complaints about privacy. */
  legalEntity: z
    .strictObject({
      name: z.string().min(2),
      abn: z.string().refine(hasValidAbnChecksum, { error: 'This must be the 11 digits of an ABN.' }),
      privacyEmail: z.email({ error: 'This must be an email address that people can write to.' }),
    })
    .optional(),
  /** The domain or email address that SES has verified. Without it, the stage may use any verified identity of the account. */
  mailIdentity: z.union([z.hostname(), z.email()], { error: 'This must be a domain or an email address.' }).optional(),
  /**
   * A browser key for Google Maps, which every visitor can read. Restrict the key to the application's URL in Google's console.
   */
  googleMapsApiKey: z.string().min(1).optional(),
  /** The tile server for the map that works without a Google key: the URL of a tile, and the credit that the map shows. */
  mapTiles: z
    .strictObject({
      url: z.string().regex(/^https:\/\/(\{s\}\.)?[\w.-]+(:\d+)?\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})/, {
        error: 'This must be an https address with {z}, {x} and {y}.',
      }),
      credit: z.string().min(1),
    })
    .optional(),
  /**
   * A custom domain instead of CloudFront's. With a Route 53 hosted zone, the deployment creates the certificate and the records.
   * Otherwise the certificate must be in us-east-1, and the owner of the domain must point the domain to the distribution.
   */
  domain: z
    .strictObject({
      name: z.hostname(),
      certificateArn: z.string().startsWith('arn:aws:acm:us-east-1:').optional(),
      hostedZone: z.strictObject({ id: z.string().regex(/^Z[A-Z0-9]+$/), name: z.hostname() }).optional(),
    })
    .refine(({ certificateArn, hostedZone }) => (certificateArn === undefined) !== (hostedZone === undefined), {
      error: 'Give either certificateArn or hostedZone.',
    })
    .optional(),
  /** A domain for the API alone, in the stage's region. With it, the deployment disables the API's default URL. */
  apiDomain: z.strictObject({ name: z.hostname(), certificateArn: z.string().startsWith('arn:aws:acm:') }).optional(),
  /** A web ACL, which costs a few dollars a month: the requests that one IP address may make within five minutes. */
  firewall: z.strictObject({ requestsPerAddress: z.int().min(10), signInsPerAddress: z.int().min(10) }).optional(),
});
const stageSchema = stageFields.refine(({ keepData, mailIdentity }) => !keepData || mailIdentity !== undefined, {
  path: ['mailIdentity'],
  error: 'A stage that keeps its data names the domain or address that SES has verified.',
});
export type StageSettings = z.output<typeof stageSchema>;

const inEachStage = {
  region: 'ap-southeast-2',
  rateLimits,
  uploadQuota,
  emailLimits,
  inviteDays,
  savedSearches,
  // This domain is reserved and has no owner. Before the first deployment, write your own domain here and in `mailIdentity`.
  supportEmail: 'support@suncrew.example',
  supportDays: 2,
} satisfies Partial<z.input<typeof stageSchema>>;

const stages: Record<string, z.input<typeof stageSchema>> = {
  test: {
    ...inEachStage,
    keepData: false,
    logRetentionDays: 30,
    throttles: {
      read: { requestsPerSecond: 50, burst: 100 },
      write: { requestsPerSecond: 20, burst: 40 },
      upload: { requestsPerSecond: 10, burst: 30 },
      signIn: { requestsPerSecond: 5, burst: 10 },
      reset: { requestsPerSecond: 3, burst: 6 },
    },
    tableThroughput: { readUnits: 500, writeUnits: 250 },
    secrets: { origin: 1, sessions: 1 },
    adminsNeedTwoFactor: false,
    monthlyBudgetUsd: 20,
  },
  production: {
    ...inEachStage,
    keepData: true,
    logRetentionDays: 90,
    throttles: {
      read: { requestsPerSecond: 200, burst: 400 },
      write: { requestsPerSecond: 50, burst: 100 },
      upload: { requestsPerSecond: 30, burst: 90 },
      signIn: { requestsPerSecond: 10, burst: 20 },
      reset: { requestsPerSecond: 6, burst: 12 },
    },
    tableThroughput: { readUnits: 4000, writeUnits: 1000 },
    // An office of fifty people with one IP address makes far fewer requests.
    firewall: { requestsPerAddress: 6000, signInsPerAddress: 300 },
    secrets: { origin: 1, sessions: 1 },
    adminsNeedTwoFactor: true,
    monthlyBudgetUsd: 200,
    mailIdentity: 'suncrew.example',
  },
};

export const stageNames: readonly string[] = Object.keys(stages);

/** The stage name is part of a bucket name, which can have at most 63 characters. */
const stageName = z
  .string()
  .regex(/^[a-z][a-z0-9]{1,11}$/, { error: 'A stage name must be 2 to 12 lower-case letters and digits.' });

/**
 * Thrown for a wrong command, an unknown stage or wrong settings. Its message is for the person who typed the command or wrote
 * the settings.
 */
export class WrongStage extends Error {}

function check<T extends z.ZodType>(schema: T, value: unknown, where: string): z.output<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path, message }) =>
    path.length > 0 ? `${path.join('.')}: ${message}` : message,
  );
  throw new WrongStage(`${where}: ${wrong.join('; ')}`);
}

/** Checks the settings of a stage. Throws `WrongStage` for wrong settings. */
export const checkSettings = (name: string, settings: unknown): StageSettings =>
  check(stageSchema, settings, `The stage ${name} in infra/aws/stage/stages.ts`);

/** Returns the name and the checked settings of a stage. Throws `WrongStage` for an unknown stage or wrong settings. */
export function readStage(name: unknown): { name: string; settings: StageSettings } {
  const known = check(stageName, name, `The stage ${name}`);
  const settings = Object.hasOwn(stages, known) ? stages[known] : undefined;
  if (!settings)
    throw new WrongStage(`There is no stage ${known} in infra/aws/stage/stages.ts: ${Object.keys(stages).join(', ')}`);
  return { name: known, settings: checkSettings(known, settings) };
}
