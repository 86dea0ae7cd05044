import * as z from 'zod';
import type { EdgeOutput } from '../edge/edge-stack.ts';
import { edgeStackName, stackName } from '../stage/stack-name.ts';
import { type readStage, WrongStage } from '../stage/stages.ts';

const addressError = 'an email address';
const operatorSchema = z.object({
  MAIL_FROM: z.email({ error: addressError }),
  ALARM_EMAIL: z.email({ error: addressError }),
});
export type Operator = z.output<typeof operatorSchema>;

const meaning: Record<keyof Operator, string> = {
  MAIL_FROM: 'the address the application sends email from, verified in SES',
  ALARM_EMAIL: 'the address that gets alarms and budget alerts',
};

/**
 * Tells whether a verified SES identity, which is an email address or a domain, covers an address. A domain also covers its
 * subdomains.
 */
function isOf(identity: string, address: string): boolean {
  const [, domain = ''] = address.toLowerCase().split('@');
  const known = identity.toLowerCase();
  return known.includes('@') ? known === address.toLowerCase() : domain === known || domain.endsWith(`.${known}`);
}

/** Reserved domains (RFC 2606). No one can own them, so no one receives emails at their addresses. */
const reservedName = /(^|[@.])(example|invalid|test|localhost|example\.(com|net|org))$/i;

/**
 * Throws `WrongStage` if a stage that keeps its data has no legal entity, or if its support or privacy address is on a reserved
 * domain.
 */
export function requireContact({ name, settings }: ReturnType<typeof readStage>): void {
  const { keepData, supportEmail, legalEntity } = settings;
  if (!keepData) return;
  const place = `of the stage ${name} in infra/aws/stage/stages.ts.`;
  if (!legalEntity) throw new WrongStage(`Write your company's name, ABN and privacy email into legalEntity ${place}`);
  const addresses = { supportEmail, 'legalEntity.privacyEmail': legalEntity.privacyEmail };
  for (const [setting, address] of Object.entries(addresses))
    if (reservedName.test(address))
      throw new WrongStage(`No one can receive emails at ${address}. Write your own address into ${setting} ${place}`);
}

/**
 * Reads `MAIL_FROM` and `ALARM_EMAIL`. Throws `WrongStage` if one is missing or invalid, or if the stage's `mailIdentity` does
 * not cover `MAIL_FROM`.
 */
export function readOperator(
  environment: NodeJS.ProcessEnv,
  { name, settings }: ReturnType<typeof readStage>,
): Operator {
  const parsed = operatorSchema.safeParse(environment);
  if (parsed.success) {
    const { mailIdentity } = settings;
    if (mailIdentity === undefined || isOf(mailIdentity, parsed.data.MAIL_FROM)) return parsed.data;
    throw new WrongStage(
      `MAIL_FROM is not of ${mailIdentity}, the mailIdentity of the stage ${name} in infra/aws/stage/stages.ts.`,
    );
  }
  const missing = [...new Set(parsed.error.issues.map(({ path }) => path[0] as keyof Operator))];
  throw new WrongStage(`Please set ${missing.map((each) => `${each} (${meaning[each]})`).join(' and ')}.`);
}

const wordsFor = (stack: string, stage: string, outputsFile: string): string[] => [
  'deploy',
  stack,
  '--exclusively',
  '--context',
  `stage=${stage}`,
  '--outputs-file',
  outputsFile,
];

/** Returns the arguments with which the CDK deploys the edge stack of a stage. */
export const edgeWords = (stage: string, outputsFile: string): string[] =>
  wordsFor(edgeStackName(stage), stage, outputsFile);

/**
 * Returns the arguments with which the CDK deploys the main stack of a stage. The CDK asks the operator before it grants new
 * permissions.
 */
export function deployWords(stage: string, operator: Operator, edge: EdgeValues, outputsFile: string): string[] {
  const parameters = { MailFrom: operator.MAIL_FROM, AlarmEmail: operator.ALARM_EMAIL, ...edge };
  const given = Object.entries(parameters).flatMap(([name, value]) => ['--parameters', `${name}=${value}`]);
  return [...wordsFor(stackName(stage), stage, outputsFile), ...given];
}

export type EdgeValues = Partial<Record<EdgeOutput, string>>;

/** Reads the outputs of a stage's edge stack. */
export function readEdge(stage: string, outputs: readonly EdgeOutput[], json: string): EdgeValues {
  const name = edgeStackName(stage);
  const shape = Object.fromEntries(outputs.map((output) => [output, z.string()]));
  return z.object({ [name]: z.object(shape) }).parse(JSON.parse(json))[name] ?? {};
}

/** Reads the URL and the pages bucket from the outputs of a stage's main stack. */
export function readOutputs(stage: string, json: string): { address: string; pagesBucket: string } {
  const name = stackName(stage);
  const outputs = z.object({ [name]: z.object({ Address: z.string(), PagesBucket: z.string() }) });
  const of = outputs.parse(JSON.parse(json))[name];
  if (!of) throw new Error(`The deployment did not return ${name}`);
  return { address: of.Address, pagesBucket: of.PagesBucket };
}
