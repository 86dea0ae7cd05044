import { Duration } from 'aws-cdk-lib';
import * as events from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import * as ses from 'aws-cdk-lib/aws-ses';
import type * as sqs from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { AppFunction } from './app-function.ts';

/**
 * Creates the configuration set of all emails. It reports bounces and complaints, and ignores the suppression list of the SES
 * account. That list would suppress the email with which a user proves that their email address works again.
 */
export function createMailReports(scope: Construct): ses.ConfigurationSet {
  const reports = new ses.ConfigurationSet(scope, 'MailReports', {
    disableSuppressionList: true,
    reputationMetrics: true,
  });
  reports.addEventDestination('Returned', {
    // SES can only report to the account's default event bus.
    destination: ses.EventDestination.eventBus(events.EventBus.fromEventBusName(scope, 'AccountBus', 'default')),
    events: [ses.EmailSendingEvent.BOUNCE, ses.EmailSendingEvent.COMPLAINT],
  });
  return reports;
}

/**
 * Sends the reports about this stage's emails to the `returns` function. The function gets no reports about other emails of the
 * AWS account.
 */
export function takeReports(
  scope: Construct,
  returns: AppFunction,
  reports: ses.ConfigurationSet,
  deadLetters: sqs.IQueue,
): void {
  new events.Rule(scope, 'ReturnedMail', {
    eventPattern: {
      source: ['aws.ses'],
      detailType: ['Email Bounced', 'Email Complaint Received'],
      detail: { mail: { tags: { 'ses:configuration-set': [reports.configurationSetName] } } },
    },
    targets: [
      new LambdaFunction(returns.lambda, {
        deadLetterQueue: deadLetters,
        retryAttempts: 2,
        maxEventAge: Duration.hours(1),
      }),
    ],
  });
}
