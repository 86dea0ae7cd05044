import {
  CloudWatchLogsClient,
  DescribeLogGroupsCommand,
  FilterLogEventsCommand,
} from '@aws-sdk/client-cloudwatch-logs';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { findInStage } from './lines-in-stage.ts';
import { describeLine } from './log-line.ts';

/** The local cloud has no CloudWatch, so this test mocks it. The rehearsal of a deployment uses the emulator's CloudWatch. */
const logs = mockClient(CloudWatchLogsClient);
const search = { stage: 'test', region: 'ap-southeast-2', requestId: 'JKJaXmPLvHcESHA=', since: 1_000 };
const requestId = search.requestId;

beforeEach(() => {
  logs.reset();
});

describe('the search of a stage', () => {
  it('reads every page of every log of the stage, and sorts the lines by time', async () => {
    logs
      .on(DescribeLogGroupsCommand, { logGroupNamePrefix: 'SunCrew-test-' })
      .resolves({ logGroups: [{ logGroupName: 'SunCrew-test-jobs' }], nextToken: 'more' })
      .on(DescribeLogGroupsCommand, { logGroupNamePrefix: 'SunCrew-test-', nextToken: 'more' })
      .resolves({ logGroups: [{ logGroupName: 'SunCrew-test-Api' }] });
    const asked = { filterPattern: `"${requestId}"`, startTime: 1_000 };
    const ofJobs = { ...asked, logGroupName: 'SunCrew-test-jobs' };
    const fault = JSON.stringify({ level: 'error', requestId, cause: 'Error: Full\n    at write' });
    logs
      .on(FilterLogEventsCommand, ofJobs)
      .resolves({ events: [{ timestamp: 30, message: 'REPORT RequestId: 1\n' }], nextToken: 'more' })
      .on(FilterLogEventsCommand, { ...ofJobs, nextToken: 'more' })
      .resolves({ events: [{ timestamp: 10, message: fault }] })
      .on(FilterLogEventsCommand, { ...asked, logGroupName: 'SunCrew-test-Api' })
      .resolves({ events: [{ timestamp: 20, message: JSON.stringify({ requestId, status: '500', _aws: {} }) }] });
    expect((await findInStage(search)).map(describeLine)).toEqual([
      `SunCrew-test-jobs  level=error  requestId=${requestId}\n  Error: Full\n      at write`,
      `SunCrew-test-Api  requestId=${requestId}  status=500`,
      'SunCrew-test-jobs  message=REPORT RequestId: 1',
    ]);
  });

  it('says that a stage without logs is not in this account', async () => {
    logs.on(DescribeLogGroupsCommand).resolves({});
    await expect(findInStage(search)).rejects.toThrow('The stage test has no logs in this account and region.');
  });
});
