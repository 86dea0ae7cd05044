import { join } from 'node:path';
import { projectRoot, run } from '../../install.mjs';

/** Runs this project's CDK command with its usage reporting turned off. Returns its exit code. */
export const cdk = (words: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<number> =>
  run(process.execPath, [join(projectRoot, 'node_modules/aws-cdk/bin/cdk'), ...words], {
    env: { ...process.env, CDK_DISABLE_CLI_TELEMETRY: 'true', ...environment },
  });
