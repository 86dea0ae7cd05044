import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, type Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { outcomes } from '#functions/log.ts';
import { EdgeStack, edgeOutputsOf } from '../aws/edge/edge-stack.ts';
import { SunCrewStack } from '../aws/stack.ts';
import { readStage } from '../aws/stage/stages.ts';
import { daysUntilRare } from '../aws/storage/uploads.ts';
import { readVersion } from '../build/version.ts';
import { projectRoot } from '../install.mjs';
import type { Standing } from './usage.ts';

type Properties = Record<string, unknown>;

function resourcesIn(stacks: readonly Stack[]): (type: string) => Properties[] {
  const all = stacks.flatMap((stack) => Object.values(Template.fromStack(stack).toJSON().Resources as object));
  return (type) => all.filter((each) => each.Type === type).map((each) => each.Properties ?? {});
}

/** Counts the metrics in an alarm. If an alarm computes a value from several metrics, AWS bills each of them. */
const metricsIn = ({ Metrics }: Properties): number =>
  Array.isArray(Metrics) ? Metrics.filter((each) => 'MetricStat' in each).length : 1;

interface InStage {
  daysUntilRare: number;
  standing: Standing;
  areTraced: boolean;
  logDays: number;
}

/** Reads the fixed resources of a stage, which do not depend on use, from its templates. */
export function standingOf(name: string): InStage {
  const { settings } = readStage(name);
  const folder = mkdtempSync(join(tmpdir(), 'suncrew-cost-'));
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  writeFileSync(join(empty, 'empty.mjs'), '');
  const { context } = JSON.parse(readFileSync(join(projectRoot, 'cdk.json'), 'utf8'));
  const app = new App({ context, outdir: join(folder, 'out') });
  const code = Code.fromAsset(empty);
  const inPage = { script: '', style: '' };
  const stacks = [new SunCrewStack(app, { stage: name, settings, version: readVersion(), codeOf: () => code, inPage })];
  const edge = edgeOutputsOf(settings).length > 0 ? [new EdgeStack(app, { stage: name, settings })] : [];
  const of = resourcesIn([...stacks, ...edge]);
  rmSync(folder, { recursive: true });
  const counted = of('AWS::Logs::MetricFilter').flatMap(({ MetricTransformations }) =>
    (MetricTransformations as { MetricName: string }[]).map(({ MetricName }) => MetricName),
  );
  return {
    standing: {
      alarmMetric: of('AWS::CloudWatch::Alarm').reduce((sum, alarm) => sum + metricsIn(alarm), 0),
      ownMetric: new Set(counted).size + outcomes.length + routeMetrics(of),
      dashboard: of('AWS::CloudWatch::Dashboard').length,
      key: of('AWS::KMS::Key').length,
      secret: of('AWS::SecretsManager::Secret').length,
      firewall: of('AWS::WAFv2::WebACL').length,
      firewallRule: of('AWS::WAFv2::WebACL').reduce((sum, { Rules }) => sum + (Rules as unknown[]).length, 0),
    },
    areTraced: of('AWS::Lambda::Function').some(
      ({ TracingConfig }) => (TracingConfig as { Mode?: string } | undefined)?.Mode === 'Active',
    ),
    logDays: settings.logRetentionDays,
    daysUntilRare,
  };
}

/** Counts the detailed metrics, which are six for each route: count, both kinds of errors, two latencies and bytes. */
function routeMetrics(of: (type: string) => Properties[]): number {
  const areDetailed = of('AWS::ApiGatewayV2::Stage').some(
    ({ DefaultRouteSettings }) => (DefaultRouteSettings as Properties | undefined)?.DetailedMetricsEnabled === true,
  );
  return areDetailed ? 6 * of('AWS::ApiGatewayV2::Route').length : 0;
}
