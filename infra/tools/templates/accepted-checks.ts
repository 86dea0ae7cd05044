/** The accepted findings of cfn-lint and checkov in the templates. A finding without a reason here fails the check. */

export const acceptedWarnings: Record<string, string> = {
  W3005: 'The CDK writes down that a function depends on its role, although naming the role says so already.',
};

interface Accepted {
  /** The logical ids to which the acceptance applies. */
  of: RegExp;
  /** The stages to which the acceptance applies. All stages if absent. */
  stages?: readonly string[];
  reason: string;
}

const functions = /^AWS::Lambda::Function\./;

export const acceptedChecks: Record<string, Accepted> = {
  CKV_AWS_115: {
    of: functions,
    reason:
      'Reserving concurrency for one function takes it from the others. The throttles of the gateway limit all of them.',
  },
  CKV_AWS_116: {
    of: /^AWS::Lambda::Function\.(?!sweeper|returns)/,
    reason:
      'A caller waits for the answer, or the stream keeps failed records in its own queue. Only `sweeper` and `returns` need a queue, and both have one.',
  },
  CKV_AWS_117: {
    of: functions,
    reason:
      'The functions only call services of AWS. A private network would add a paid gateway, and another cause of failures.',
  },
  CKV_AWS_119: {
    of: /^AWS::DynamoDB::Table\./,
    reason: 'DynamoDB encrypts the table. The SAA number is encrypted with a separate key before it is stored.',
  },
  CKV_AWS_149: {
    of: /^AWS::SecretsManager::Secret\./,
    reason:
      'Secrets Manager encrypts them with its own key, and the role of each function names the secrets that it reads.',
  },
  CKV_AWS_158: {
    of: /^AWS::Logs::LogGroup\./,
    reason: 'CloudWatch encrypts the logs, and a test sees that no line holds personal data.',
  },
  CKV_AWS_173: {
    of: functions,
    reason: 'No variable is a secret: functions fetch secrets at their first request, and variables only name them.',
  },
  CKV_AWS_18: {
    of: /^AWS::S3::Bucket\.AccessLogs/,
    reason: 'This bucket holds the access logs of the others. A log of its own accesses would fill it without end.',
  },
  CKV_AWS_21: {
    of: /^AWS::S3::Bucket\.(AccessLogs|Pages)/,
    reason: 'Logs are written once, and the pages are built again from the repository.',
  },
  CKV_AWS_26: {
    of: /^AWS::SNS::Topic\.Alarms/,
    reason:
      'Alarms name a metric and no person. CloudWatch could only publish to an encrypted topic with a key of our own.',
  },
  CKV_AWS_27: {
    of: /^AWS::SQS::Queue\./,
    reason: 'SQS encrypts these queues with its own keys; the check only knows keys of KMS.',
  },
  CKV_AWS_68: {
    of: /^AWS::CloudFront::Distribution\.Site/,
    stages: ['test'],
    reason: 'A firewall costs a few dollars a month. Throttles and rate limits work without one.',
  },
  CKV_AWS_174: {
    of: /^AWS::CloudFront::Distribution\.Site/,
    reason: 'The certificate of CloudFront itself fixes the protocol. A stage with its own domain requires TLS 1.2.',
  },
  CKV_AWS_192: {
    of: /^AWS::WAFv2::WebACL\.Firewall/,
    reason: 'No part of the stack runs Java, so this attack has no target.',
  },
  CKV_AWS_86: {
    of: /^AWS::CloudFront::Distribution\.Site/,
    reason: 'The log of the edge would hold the secret part of share links. The API writes a log without paths.',
  },
};
