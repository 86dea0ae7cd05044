/**
 * The variables that contain a secret on one machine. In AWS, each contains the ARN of the secret, so that a function's
 * settings reveal no secret.
 */
export const secretVariables = ['ORIGIN_SECRET', 'USER_POOL_CLIENT_SECRET'] as const;

const isAddress = (value: string): boolean => value.startsWith('arn:');

/** Returns the environment with the secrets in place of their ARNs. The client only loads if there is a secret to fetch. */
export async function withSecrets(source: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const named = secretVariables.flatMap((name) => (source[name] ? [[name, source[name]] as const] : []));
  const open = named.filter(([, value]) => !isAddress(value));
  if (source.AWS_LAMBDA_FUNCTION_NAME && open.length > 0)
    throw new Error(`A deployed function must fetch its secrets: ${open.map(([name]) => name).join(', ')}`);
  if (open.length === named.length) return source;
  const { fetchSecret } = await import('./fetch-secret.ts');
  const fetched = named.map(async ([name, value]) => [name, isAddress(value) ? await fetchSecret(value) : value]);
  return { ...source, ...Object.fromEntries(await Promise.all(fetched)) };
}
