import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Result } from '../chain/findings.ts';
import { answerUnknown } from '../chain/unknown-address.ts';
import { answerPage } from './answer-page.ts';

/** Answers a page, or a path outside the contract. Only the latter needs the whole contract, which is large. */
export async function answerOther(event: APIGatewayProxyEventV2): Promise<Result> {
  const page = await answerPage(event);
  return page ?? answerUnknown(event, (await import('#shared/api/index.ts')).allRoutes);
}
