import {
  CloudWatchLogsClient,
  type FilteredLogEvent,
  paginateDescribeLogGroups,
  paginateFilterLogEvents,
} from '@aws-sdk/client-cloudwatch-logs';
import { stackName } from '../../aws/stage/stack-name.ts';
import { type LogLine, parseLine } from './log-line.ts';

interface Search {
  stage: string;
  region: string;
  requestId: string;
  /** The time of the oldest lines to search, in milliseconds. */
  since: number;
}

async function groupsOf(client: CloudWatchLogsClient, stage: string): Promise<string[]> {
  const names: string[] = [];
  const logGroupNamePrefix = `${stackName(stage)}-`;
  for await (const { logGroups = [] } of paginateDescribeLogGroups({ client }, { logGroupNamePrefix }))
    names.push(...logGroups.flatMap(({ logGroupName }) => logGroupName ?? []));
  return names;
}

/** Returns the lines of every log group of a stage about a request, in the order in which they were written. */
export async function findInStage({ stage, region, requestId, since }: Search): Promise<LogLine[]> {
  const client = new CloudWatchLogsClient({ region });
  const found: (FilteredLogEvent & { from: string })[] = [];
  const search = async (logGroupName: string): Promise<void> => {
    const asked = { logGroupName, startTime: since, filterPattern: `"${requestId}"` };
    for await (const { events = [] } of paginateFilterLogEvents({ client }, asked))
      found.push(...events.map((event) => ({ ...event, from: logGroupName })));
  };
  try {
    const groups = await groupsOf(client, stage);
    if (groups.length === 0) throw new Error(`The stage ${stage} has no logs in this account and region.`);
    await Promise.all(groups.map(search));
  } finally {
    client.destroy();
  }
  found.sort((a, b) => (a.timestamp ?? 0) - (b.timestamp ?? 0));
  return found.map(({ from, message = '' }) => parseLine(from, message));
}
