// Writes the CloudFormation template to cdk.out and checks it, without a network or an AWS account.
// `npm run synth -- --stage production` takes another stage than the usual one of cdk.json.

import { orSayWhy, readStageOption } from '../stage/command-line.ts';
import { cdk } from './cdk.ts';

await orSayWhy(async () => {
  const stage = readStageOption();
  // Without the second, it looks for credentials where only servers of AWS find any.
  return cdk(['synth', '--quiet', ...(stage ? ['--context', `stage=${stage.name}`] : [])], {
    AWS_EC2_METADATA_DISABLED: 'true',
  });
});
