import { CfnOutput, CfnParameter, Stack, Tags } from 'aws-cdk-lib';
import type { Code } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { tableDefinition } from '#functions/data/table.ts';
import type { FunctionName } from '#functions/env.ts';
import { productName } from '#shared/product.ts';
import type { Version } from '../build/version.ts';
import type { InPage } from '../edge/in-page.ts';
import type { EdgeOutput } from './edge/edge-stack.ts';
import { addRoutes, createApi } from './functions/api.ts';
import { createDeadLetters } from './functions/dead-letters.ts';
import type { Variables } from './functions/environment.ts';
import { feedConsumer, wakeSweeper } from './functions/events.ts';
import { createFunctions } from './functions/functions.ts';
import { grantsOf } from './functions/grants.ts';
import { createMailReports, takeReports } from './functions/mail-reports.ts';
import { createSite } from './site/site.ts';
import { stackName } from './stage/stack-name.ts';
import type { StageSettings } from './stage/stages.ts';
import { createAccessLogs } from './storage/access-logs.ts';
import { arnOf, createOriginSecret, createSaaKey, keepClientSecret } from './storage/keys.ts';
import { tableOf } from './storage/table.ts';
import { createUploads, uploadsBucket } from './storage/uploads.ts';
import { createAccounts } from './storage/user-pool.ts';
import { addAlarms } from './watch/alarms.ts';
import { addBudget } from './watch/budget.ts';
import { addDashboard } from './watch/dashboard.ts';

interface SunCrewStackProps {
  stage: string;
  settings: StageSettings;
  codeOf: (name: FunctionName) => Code;
  /** The hashes of the inline parts in the pages that the deployment will publish. */
  inPage: InPage;
  version: Version;
}

/** Contains everything that a stage needs in its own region. `EdgeStack` contains the parts in us-east-1. */
export class SunCrewStack extends Stack {
  constructor(scope: Construct, { stage, settings, codeOf, inPage, version }: SunCrewStackProps) {
    const name = stackName(stage);
    super(scope, name, { env: { region: settings.region }, terminationProtection: settings.keepData });
    Tags.of(this).add('application', productName);
    Tags.of(this).add('stage', stage);
    const mailFrom = this.ask('MailFrom', 'The address the application sends email from. Verify it in SES first.');
    const alarmEmail = this.ask('AlarmEmail', 'The address that gets alarms and budget alerts.');

    const accessLogs = createAccessLogs(this, settings);
    const table = tableOf(this, settings);
    const { pool, clientId, clientSecret } = createAccounts(this, settings);
    const saaKey = createSaaKey(this, settings);
    const originSecret = createOriginSecret(this, settings);
    const poolSecret = keepClientSecret(this, clientSecret, settings);
    const bucket = uploadsBucket(this, stage);
    const api = createApi(this, settings);
    const { appOrigin, pages } = createSite(this, {
      api,
      // This is a dynamic reference, not the value. CloudFormation replaces the reference at deployment, so the template never
      // contains the secret.
      originSecret: originSecret.secretValue.unsafeUnwrap(),
      objectStoreOrigin: bucket.origin,
      accessLogs,
      inPage,
      webAclArn: settings.firewall && this.take('WebAclArn'),
      certificateArn: settings.domain && (settings.domain.certificateArn ?? this.take('CertificateArn')),
      settings,
    });
    const uploads = createUploads(this, { name: bucket.name, appOrigin, accessLogs, settings });
    const deadLetters = {
      consumer: createDeadLetters(this, 'ConsumerDeadLetters'),
      sweeper: createDeadLetters(this, 'SweeperDeadLetters'),
      returns: createDeadLetters(this, 'ReturnsDeadLetters'),
      alarms: createDeadLetters(this, 'AlarmDeadLetters'),
    };

    const mailReports = createMailReports(this);
    const ses = (resource: string, resourceName: string) => this.formatArn({ service: 'ses', resource, resourceName });
    const issuer = `https://cognito-idp.${this.region}.amazonaws.com/${pool.userPoolId}`;
    const variables: Variables = {
      METRICS_NAMESPACE: name,
      TABLE_NAME: table.tableName,
      BUCKET_NAME: bucket.name,
      OBJECT_URL_STYLE: 'virtual',
      APP_ORIGIN: appOrigin,
      SUPPORT_EMAIL: settings.supportEmail,
      ORIGIN_SECRET: arnOf(originSecret),
      TOKEN_ISSUER: issuer,
      TOKEN_JWKS_URL: `${issuer}/.well-known/jwks.json`,
      USER_POOL_ID: pool.userPoolId,
      USER_POOL_CLIENT_ID: clientId,
      USER_POOL_CLIENT_SECRET: arnOf(poolSecret),
      SAA_KEY_ID: saaKey.keyArn,
      MAIL_FROM: mailFrom,
      MAIL_REPORTS: mailReports.configurationSetName,
      RATE_LIMITS: JSON.stringify(settings.rateLimits),
      LETTER_LIMITS: JSON.stringify(settings.emailLimits),
      UPLOAD_QUOTA: JSON.stringify(settings.uploadQuota),
      INVITE_DAYS: String(settings.inviteDays),
      ADMINS_NEED_TWO_FACTOR: settings.adminsNeedTwoFactor ? 'true' : 'false',
      SAVED_SEARCHES: String(settings.savedSearches),
      GOOGLE_MAPS_API_KEY: settings.googleMapsApiKey,
      DIRECTORY_HELD_SECONDS: '30',
      RELEASE: version.release,
      BUILD: version.build ?? '',
      DEAD_LETTERS: JSON.stringify(
        Object.fromEntries(Object.entries(deadLetters).map(([id, { queueUrl }]) => [id, queueUrl])),
      ),
      MAP_TILES_URL: settings.mapTiles?.url,
      MAP_TILES_CREDIT: settings.mapTiles?.credit,
    };
    const grants = grantsOf({
      table: table.tableArn,
      indexes: tableDefinition.indexes.map((index) => `${table.tableArn}/index/${index.name}`),
      stream: table.tableStreamArn ?? '',
      uploads: uploads.bucketArn,
      pool: pool.userPoolArn,
      saaKey: saaKey.keyArn,
      originSecret: arnOf(originSecret),
      poolSecret: arnOf(poolSecret),
      mailIdentity: ses('identity', settings.mailIdentity ?? '*'),
      mailReports: ses('configuration-set', mailReports.configurationSetName),
      mailFrom,
      deadLetters: Object.values(deadLetters).map(({ queueArn }) => queueArn),
      consumerDeadLetters: deadLetters.consumer.queueArn,
      sweeperDeadLetters: deadLetters.sweeper.queueArn,
      returnsDeadLetters: deadLetters.returns.queueArn,
    });
    const functions = createFunctions(this, {
      codeOf,
      variables,
      grants,
      deadLetters,
      settings,
    });

    const { stage: apiStage, log } = addRoutes(api, functions, settings);
    feedConsumer(functions.consumer, table, deadLetters.consumer);
    wakeSweeper(this, functions.sweeper, deadLetters.sweeper);
    takeReports(this, functions.returns, mailReports, deadLetters.returns);
    const watched = { stage: apiStage, log, functions, table, deadLetters };
    addAlarms(this, watched, alarmEmail, deadLetters.alarms);
    addDashboard(this, name, watched);
    addBudget(this, settings.monthlyBudgetUsd, alarmEmail);

    new CfnOutput(this, 'Address', { value: appOrigin });
    new CfnOutput(this, 'PagesBucket', { value: pages.bucketName });
    new CfnOutput(this, 'TableName', { value: table.tableName });
    new CfnOutput(this, 'UserPoolId', { value: pool.userPoolId });
  }

  /**
   * Adds a parameter for an output of the edge stack, which is in another region. The deploy command reads the output and passes
   * it as the parameter.
   */
  private take(output: EdgeOutput): string {
    return new CfnParameter(this, output, { allowedPattern: '^arn:aws:(wafv2|acm):us-east-1:.+$' }).valueAsString;
  }

  /** Adds a parameter for an email address that the operator provides at deployment. No file in this repository contains it. */
  private ask(id: string, description: string): string {
    return new CfnParameter(this, id, { description, allowedPattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$' }).valueAsString;
  }
}
