import { join } from 'node:path';
import { App, Validations } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { buildSite } from '../build/build-site.ts';
import { readVersion } from '../build/version.ts';
import { readInPage } from '../edge/in-page.ts';
import { projectRoot } from '../install.mjs';
import { EdgeStack, edgeOutputsOf } from './edge/edge-stack.ts';
import { packageFunctions } from './functions/packages.ts';
import { SunCrewStack } from './stack.ts';
import { readStage } from './stage/stages.ts';

const app = new App();
const { name, settings } = readStage(app.node.tryGetContext('stage'));
const folderOf = await packageFunctions();
// The site is built before the stack, because the content security policy contains the hashes of its inline script and style.
const pages = join(projectRoot, '.cache/site');
await buildSite(pages, { contact: settings });
if (edgeOutputsOf(settings).length > 0) new EdgeStack(app, { stage: name, settings });
new SunCrewStack(app, {
  stage: name,
  settings,
  codeOf: (each) => Code.fromAsset(folderOf(each)),
  inPage: await readInPage(pages),
  version: readVersion(),
});
// Any finding without an accepted reason fails the synthesis.
Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
app.synth();
