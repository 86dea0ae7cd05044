import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { waits } from '../waits.ts';

export const secretsManager = new SecretsManagerClient(waits.secrets);

export async function fetchSecret(arn: string): Promise<string> {
  const { SecretString } = await secretsManager.send(new GetSecretValueCommand({ SecretId: arn }));
  if (!SecretString) throw new Error(`This secret holds no text: ${arn}`);
  return SecretString;
}
