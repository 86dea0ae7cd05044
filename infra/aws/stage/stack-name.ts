import { productName } from '#shared/product.ts';

export const stackName = (stage: string): string => `${productName}-${stage}`;

/** The part of a stage that CloudFront needs in one certain region. */
export const edgeStackName = (stage: string): string => `${stackName(stage)}-edge`;

/** The account pool of a stack. */
export const poolName = (stack: string): string => `${stack}-accounts`;

/** The beginning of the uploads bucket's name. The account and the region follow. */
export const uploadsName = (stage: string): string => `suncrew-${stage}-uploads-`;
