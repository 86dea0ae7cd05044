import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Result } from '../chain/findings.ts';
import { answerUnknown } from '../chain/unknown-address.ts';
import { answerPage } from './answer-page.ts';

/** Answers a page, or a path outside the contract. The whole contract is large, so it loads only for a path outside it. */
export async function answerOther(event: APIGatewayProxyEventV2): Promise<Result> {
  const page = await answerPage(event);
  return page ?? answerUnknown(event, (await import('#shared/api/index.ts')).allRoutes);
}
