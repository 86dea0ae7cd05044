// Writes the CloudFormation template to cdk.out and checks it, without a network or an AWS account.
// `npm run synth -- --stage production` takes another stage than the usual one of cdk.json.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { stage: { type: 'string' } } });
const root = fileURLToPath(new URL('../..', import.meta.url));
const child = spawn(
  process.execPath,
  [
    `${root}node_modules/aws-cdk/bin/cdk`,
    'synth',
    '--quiet',
    ...(values.stage ? ['--context', `stage=${values.stage}`] : []),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      // Otherwise the command reports its use, and looks for credentials where only servers of AWS find any.
      CDK_DISABLE_CLI_TELEMETRY: 'true',
      AWS_EC2_METADATA_DISABLED: 'true',
    },
  },
);
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
