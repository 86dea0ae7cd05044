import { App, Validations } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { packageFunctions } from './functions/packages.ts';
import { SunCrewStack } from './stack.ts';
import { readStage } from './stage/stages.ts';

const app = new App();
const { name, settings } = readStage(app.node.tryGetContext('stage'));
const folderOf = await packageFunctions();
new SunCrewStack(app, {
  stage: name,
  settings,
  codeOf: (each) => Code.fromAsset(folderOf(each)),
});
// Any finding without an accepted reason fails the synthesis.
Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
app.synth();
