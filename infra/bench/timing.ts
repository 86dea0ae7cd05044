import { randomUUID } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Context } from 'aws-lambda';
import { awardedJob, jobForm } from '../tools/in-process/builders.ts';
import type { Client } from '../tools/in-process/client.ts';
import { bareHandler, freshScript, openBareClient, type Script, scriptOf } from './bare.ts';
import { type Crowd, gather } from './crowd.ts';
import { metered } from './meter.ts';
import { type Arm, callsPerArm, measuredCalls, race } from './race.ts';
import { kindOf, putRows, renamed, rowsOf } from './rows.ts';
import { eventOf, type World } from './world.ts';

const context = { getRemainingTimeInMillis: () => 10_000 } as Context;

interface Call {
  method: string;
  url: string;
  body?: unknown;
}

/** Returns both variants of a call: our function, and a bare handler that repeats the function's requests to the table. */
async function armsFor(
  world: World,
  bare: DynamoDBDocumentClient,
  client: Client,
  group: 'jobs' | 'applications',
  next: () => Call,
  rescript: (script: Script) => Script,
): Promise<Record<'ours' | 'bare', Arm>> {
  const handler = await world.handlerOf(group);
  const nextEvent = async () => {
    const { method, url, body } = next();
    return eventOf(client, method, url, body);
  };
  const first = await nextEvent();
  const requests = await metered(world.documents, async () => {
    const { statusCode, body } = await handler(first, context);
    if (!statusCode || statusCode > 201) throw new Error(`${first.rawPath} answered ${statusCode}: ${body}`);
  });
  const script = scriptOf(requests);
  return {
    ours: {
      prepare: async () => {
        const event = await nextEvent();
        return () => handler(event, context);
      },
    },
    bare: {
      prepare: async () => {
        const fresh = rescript(script);
        return () => bareHandler(bare, first, fresh);
      },
    },
  };
}

/** Adds jobs with one application each: a model for the recorded call, and one job to award in each call of both variants. */
async function applyForMany(world: World, { retailer, installer }: Crowd): Promise<{ model: string; ids: string[] }> {
  const { documents, seeder, tableName } = world;
  const model = (await retailer.post('/api/jobs', jobForm())).body.job.id as string;
  await installer.post(`/api/jobs/${model}/apply`, { message: 'Happy to help', leadTimeDays: 7 });
  const rows = (await rowsOf(documents, tableName, 'jobId', model)).filter((row) => kindOf(row) !== 'audit');
  const ids = Array.from({ length: 2 * callsPerArm }, () => randomUUID());
  await putRows(
    seeder,
    tableName,
    ids.flatMap((id) => renamed(rows, [[model, id]])),
  );
  return { model, ids };
}

async function allArms(
  world: World,
  bare: DynamoDBDocumentClient,
  crowd: Crowd,
): Promise<Record<string, Record<'ours' | 'bare', Arm>>> {
  const { retailer, installer } = crowd;
  const jobId = await awardedJob(retailer, installer);
  const people = new Set([retailer.userId, installer.userId]);
  const same = (script: Script) => script;
  const get = (url: string) => armsFor(world, bare, retailer, 'jobs', () => ({ method: 'GET', url }), same);
  const { model, ids } = await applyForMany(world, crowd);
  const toAward = [...ids, model];
  const takeJob = () => toAward.pop() ?? model;
  return {
    'get job': await get(`/api/jobs/${jobId}`),
    'list 50': await get('/api/jobs/retailer?tab=posted'),
    'create job': await armsFor(
      world,
      bare,
      retailer,
      'jobs',
      () => ({ method: 'POST', url: '/api/jobs', body: jobForm() }),
      (script) => freshScript(script, new Map(), people),
    ),
    accept: await armsFor(
      world,
      bare,
      retailer,
      'applications',
      () => ({
        method: 'PUT',
        url: `/api/applications/${takeJob()}.${installer.userId}`,
        body: { status: 'accepted' },
      }),
      (script) => freshScript(script, new Map([[model, takeJob()]]), people),
    ),
  };
}

const micro = (value: number): string => `${Math.round(value)} µs`.padStart(9);
const milli = (value: number): string => `${value.toFixed(2)} ms`.padStart(10);
const times = (value: number): string => value.toFixed(2).padStart(7);

/** Prints the time that our handlers add to their table requests. Compare the ratios: the times depend on the machine. */
export async function printTimings(world: World): Promise<void> {
  const crowd = await gather(world, await world.retailer(), await world.installer());
  await crowd.growTo(1_000);
  console.log(
    `\nOurs against a bare lib-dynamodb handler with the same requests, alternating, ${measuredCalls} calls each`,
  );
  console.log(`${''.padEnd(12)}      CPU       p50       p99 |     bare CPU     p50       p99 |  x CPU  x p50  x p99`);
  const client = openBareClient();
  for (const [name, arms] of Object.entries(await allArms(world, client, crowd))) {
    const { ours, bare } = await race(arms);
    const own = micro(ours.cpu) + milli(ours.p50) + milli(ours.p99);
    const other = micro(bare.cpu) + milli(bare.p50) + milli(bare.p99);
    const ratios = times(ours.cpu / bare.cpu) + times(ours.p50 / bare.p50) + times(ours.p99 / bare.p99);
    console.log(`${name.padEnd(12)}${own} | ${other} |${ratios}`);
  }
  client.destroy();
}
