import { productName } from '#shared/product.ts';

export const stackName = (stage: string): string => `${productName}-${stage}`;

/** Returns the name of the stack with the parts of a stage that CloudFront needs in us-east-1. */
export const edgeStackName = (stage: string): string => `${stackName(stage)}-edge`;

export const poolName = (stack: string): string => `${stack}-accounts`;

/** Returns the beginning of the uploads bucket's name. The account and the region follow. */
export const uploadsName = (stage: string): string => `suncrew-${stage}-uploads-`;
