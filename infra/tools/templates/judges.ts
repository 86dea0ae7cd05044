import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { acceptedChecks, acceptedWarnings } from './accepted-checks.ts';

export interface TemplateFile {
  stage: string;
  path: string;
  region: string;
}

/** Returns a checker's output. Ignores its exit code, because both checkers exit with an error if they find something. */
async function output(command: string, args: readonly string[]): Promise<string> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const failed = new Promise<never>((_, reject) => child.on('error', reject));
  const [said, complaints] = await Promise.race([Promise.all([text(child.stdout), text(child.stderr)]), failed]);
  if (said.trim() === '') throw new Error(`${command} printed nothing.\n${complaints}`);
  return said;
}

const linted = z.array(
  z.object({
    Rule: z.object({ Id: z.string() }),
    Level: z.string(),
    Message: z.string(),
    Location: z.object({ Path: z.array(z.union([z.string(), z.number()])).nullish() }),
  }),
);

/** Returns the findings of cfn-lint that are not accepted. */
export async function lint(command: string, { path, region }: TemplateFile): Promise<string[]> {
  const found = linted.parse(JSON.parse(await output(command, ['--format', 'json', '--regions', region, '--', path])));
  return found
    .filter(({ Rule }) => !(Rule.Id in acceptedWarnings))
    .map(({ Rule, Level, Message, Location }) => `${Level} ${Rule.Id} ${Location.Path?.join('/') ?? ''}: ${Message}`);
}

const checked = z.object({
  results: z.object({
    failed_checks: z.array(z.object({ check_id: z.string(), check_name: z.string(), resource: z.string() })),
  }),
  summary: z.object({ passed: z.int(), parsing_errors: z.int() }),
});

export interface Checked {
  passed: number;
  found: string[];
  /** The ids of the accepted checks for which checkov has a finding. */
  used: Set<string>;
}

/** Returns the findings of checkov that are not accepted. */
export async function check(command: string, { path, stage }: TemplateFile): Promise<Checked> {
  const args = ['--framework', 'cloudformation', '--output', 'json', '--quiet', '--compact', '--file', path];
  const { results, summary } = checked.parse(JSON.parse(await output(command, args)));
  if (summary.parsing_errors > 0) throw new Error(`checkov cannot read ${path}`);
  const isAccepted = ({ check_id, resource }: { check_id: string; resource: string }): boolean => {
    const accepted = acceptedChecks[check_id];
    return accepted?.of.test(resource) === true && (accepted.stages?.includes(stage) ?? true);
  };
  const accepted = results.failed_checks.filter(isAccepted);
  return {
    passed: summary.passed,
    found: results.failed_checks
      .filter((each) => !isAccepted(each))
      .map(({ check_id, check_name, resource }) => `${check_id} ${resource}: ${check_name}`),
    used: new Set(accepted.map(({ check_id }) => check_id)),
  };
}
