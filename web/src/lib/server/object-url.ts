import { addresses } from 'virtual:addresses';
import { urlOf } from '#shared/api/client.ts';

export const objectUrl = (objectKey: string): string => urlOf(addresses.getObject, { params: { objectKey } });
export const downloadUrl = (objectKey: string): string =>
  urlOf(addresses.getObject, { params: { objectKey }, query: { download: '1' } });
