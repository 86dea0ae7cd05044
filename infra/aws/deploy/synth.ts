// Writes the CloudFormation templates of a stage to cdk.out and checks them. Needs no network or AWS account.
// `npm run synth -- --stage production` uses a different stage from the default in cdk.json.

import { orSayWhy, readStageOption } from '../stage/command-line.ts';
import { cdk } from './cdk.ts';

await orSayWhy(async () => {
  const stage = readStageOption();
  // Without this variable, the CDK asks the EC2 metadata service for credentials. Outside AWS, that request fails or waits for a
  // time-out.
  return cdk(['synth', '--quiet', ...(stage ? ['--context', `stage=${stage.name}`] : [])], {
    AWS_EC2_METADATA_DISABLED: 'true',
  });
});
