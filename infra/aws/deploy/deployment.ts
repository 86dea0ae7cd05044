import * as z from 'zod';
import { stackName } from '../stage/stack-name.ts';
import { WrongStage } from '../stage/stages.ts';

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

/** The values that only the person who deploys knows. Missing ones are reported before anything is built. */
export function readOperator(environment: NodeJS.ProcessEnv): Operator {
  const parsed = operatorSchema.safeParse(environment);
  if (parsed.success) return parsed.data;
  const names = [...new Set(parsed.error.issues.map(({ path }) => path[0] as keyof Operator))];
  throw new WrongStage(`Please set ${names.map((name) => `${name} (${meaning[name]})`).join(' and ')}.`);
}

/** The arguments for the CDK. It asks before it grants new permissions. */
export const deployWords = (stage: string, operator: Operator, outputsFile: string): string[] => [
  'deploy',
  stackName(stage),
  '--context',
  `stage=${stage}`,
  '--parameters',
  `MailFrom=${operator.MAIL_FROM}`,
  '--parameters',
  `AlarmEmail=${operator.ALARM_EMAIL}`,
  '--outputs-file',
  outputsFile,
];

export function readOutputs(stage: string, json: string): { address: string; pagesBucket: string } {
  const name = stackName(stage);
  const outputs = z.object({ [name]: z.object({ Address: z.string(), PagesBucket: z.string() }) });
  const of = outputs.parse(JSON.parse(json))[name];
  if (!of) throw new Error(`The deployment did not return ${name}`);
  return { address: of.Address, pagesBucket: of.PagesBucket };
}
