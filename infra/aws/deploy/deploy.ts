// Creates or updates a stage in the AWS account that this shell has credentials for, and publishes the pages.
// `MAIL_FROM=hello@example.com ALARM_EMAIL=ops@example.com npm run deploy -- --stage production`
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { openApiText } from '#shared/api/documents/openapi.ts';
import { buildWeb } from '../../build/build-web.ts';
import { projectRoot } from '../../install.mjs';
import { edgeOutputsOf } from '../edge/edge-stack.ts';
import { publishPages } from '../site/publish-pages.ts';
import { orSayWhy, readStageOption } from '../stage/command-line.ts';
import { WrongStage } from '../stage/stages.ts';
import { requireWhole } from '../storage/restored-table.ts';
import { cdk } from './cdk.ts';
import {
  deployWords,
  type EdgeValues,
  edgeWords,
  readEdge,
  readOperator,
  readOutputs,
  requireContact,
} from './deployment.ts';

await orSayWhy(async () => {
  const stage = readStageOption();
  if (!stage) throw new WrongStage('Please name a stage: npm run deploy -- --stage NAME');
  const operator = readOperator(process.env, stage);
  requireContact(stage);
  const outputsFile = join(projectRoot, 'cdk.out', `outputs-${stage.name}.json`);

  const { table, region } = stage.settings;
  if (table) await requireWhole(new DynamoDBClient({ region }), table);
  const fromEdge = edgeOutputsOf(stage.settings);
  let edge: EdgeValues = {};
  if (fromEdge.length > 0) {
    const edgeFile = join(projectRoot, 'cdk.out', `outputs-${stage.name}-edge.json`);
    const code = await cdk(edgeWords(stage.name, edgeFile));
    if (code !== 0) return code;
    edge = readEdge(stage.name, fromEdge, await readFile(edgeFile, 'utf8'));
  }

  const code = await cdk(deployWords(stage.name, operator, edge, outputsFile));
  if (code !== 0) return code;
  const { address, pagesBucket } = readOutputs(stage.name, await readFile(outputsFile, 'utf8'));

  console.log('Publishing the pages ...');
  const folder = join(projectRoot, 'web/dist');
  await buildWeb(folder, { origin: address, contact: stage.settings });
  const client = new S3Client({ region: stage.settings.region });
  const others = { 'openapi.json': openApiText() };
  const count = await publishPages(client, { bucket: pagesBucket, folder, others });
  console.log(`Published ${count} files. ${stage.name} is running at ${address}`);
  return 0;
});
