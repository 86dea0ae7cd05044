import { productName } from '#shared/product.ts';

export const stackName = (stage: string): string => `${productName}-${stage}`;
