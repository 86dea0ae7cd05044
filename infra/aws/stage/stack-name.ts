import { productName } from '#shared/product.ts';

export const stackName = (stage: string): string => `${productName}-${stage}`;

/** The part of a stage that CloudFront needs in one certain region. */
export const edgeStackName = (stage: string): string => `${stackName(stage)}-edge`;
