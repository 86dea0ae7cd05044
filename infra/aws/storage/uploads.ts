import { Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import * as s3 from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { copiesPrefix, keptPrefix, stagingPrefix } from '#functions/storage/prefixes.ts';
import { uploadsName } from '../stage/stack-name.ts';
import type { StageSettings } from '../stage/stages.ts';

/**
 * Returns the name and origin of the bucket. CloudFormation must not generate the name: the site's security headers name the
 * bucket, and the bucket's CORS rule names the site. With a generated name, neither could be created first.
 */
export function uploadsBucket(stack: Stack, stage: string): { name: string; origin: string } {
  const name = `${uploadsName(stage)}${stack.account}-${stack.region}`;
  return { name, origin: `https://${name}.s3.${stack.region}.${stack.urlSuffix}` };
}

/** The smallest size that S3 bills for a file in Glacier Instant Retrieval. S3 would bill a smaller file as one of this size. */
export const smallestRareFile = 128 * 1024;
export const daysUntilRare = 90;

interface UploadsProps {
  name: string;
  appOrigin: string;
  accessLogs: s3.Bucket;
  settings: StageSettings;
}

export function createUploads(scope: Construct, { name, appOrigin, accessLogs, settings }: UploadsProps): s3.Bucket {
  return new s3.Bucket(scope, 'Uploads', {
    bucketName: name,
    blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
    objectOwnership: s3.ObjectOwnership.BUCKET_OWNER_ENFORCED,
    encryption: s3.BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    versioned: true,
    cors: [
      {
        allowedOrigins: [appOrigin],
        allowedMethods: [s3.HttpMethods.PUT, s3.HttpMethods.GET],
        allowedHeaders: ['content-type', 'if-none-match'],
        exposedHeaders: ['ETag'],
        maxAge: 3600,
      },
    ],
    lifecycleRules: [
      { prefix: stagingPrefix, expiration: Duration.days(1), noncurrentVersionExpiration: Duration.days(1) },
      // The sweeper deletes a copy of a person's data after a day. This rule deletes copies that the sweeper could not delete.
      { prefix: copiesPrefix, expiration: Duration.days(2), noncurrentVersionExpiration: Duration.days(1) },
      // An operator can restore a deleted file for a month.
      { noncurrentVersionExpiration: Duration.days(30), expiredObjectDeleteMarker: true },
      // Most views of a job's photos are in its first weeks, so older files move to Glacier Instant Retrieval. There, storage
      // costs less, and a view costs more but is as fast.
      {
        prefix: keptPrefix,
        objectSizeGreaterThan: smallestRareFile,
        transitions: [
          { storageClass: s3.StorageClass.GLACIER_INSTANT_RETRIEVAL, transitionAfter: Duration.days(daysUntilRare) },
        ],
      },
      { abortIncompleteMultipartUploadAfter: Duration.days(1) },
    ],
    serverAccessLogsBucket: accessLogs,
    serverAccessLogsPrefix: 'uploads/',
    removalPolicy: settings.keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
}
