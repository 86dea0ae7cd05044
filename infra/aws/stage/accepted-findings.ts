import { Stack, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * Accepts cdk-nag findings on a construct and everything in it. `findings` maps the id of each finding to a reason, for people
 * who audit the stack.
 */
export function accept(construct: IConstruct, findings: Record<string, string>): void {
  Validations.of(construct).acknowledge(...Object.entries(findings).map(([id, reason]) => ({ id, reason })));
}

/** Returns a resolved CloudFormation value in the form that cdk-nag uses in the ids of findings. */
function flatten(value: unknown): string {
  if (typeof value === 'string') return value;
  const { Ref, 'Fn::Join': join, 'Fn::GetAtt': attribute } = value as Partial<Record<string, unknown>>;
  if (Array.isArray(join)) return (join[1] as unknown[]).map(flatten).join(join[0] as string);
  if (Array.isArray(attribute)) return `<${attribute.join('.')}>`;
  if (typeof Ref === 'string') return `<${Ref}>`;
  return JSON.stringify(value);
}

/** Accepts the findings about a `*` in exactly this policy resource. Does nothing for a resource without a `*`. */
export function acceptWildcard(construct: IConstruct, resource: string, reason: string): void {
  const text = flatten(Stack.of(construct).resolve(resource));
  if (!text.includes('*')) return;
  accept(construct, { [`AwsSolutions-IAM5[Resource::${text}]`]: reason });
  if (text === '*') accept(construct, { 'Serverless-LambdaStarPermissions': reason });
}
