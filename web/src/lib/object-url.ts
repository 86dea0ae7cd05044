import { urlOf } from '#shared/api/client.ts';
import { routes } from '#shared/api/index.ts';

export const objectUrl = (objectKey: string): string => urlOf(routes.getObject, { params: { objectKey } });
export const downloadUrl = (objectKey: string): string =>
  urlOf(routes.getObject, { params: { objectKey }, query: { download: '1' } });
