import { addresses } from 'virtual:addresses';
import { urlOf } from '#shared/api/client.ts';

export const objectUrl = (objectKey: string): string => urlOf(addresses.getObject, { params: { objectKey } });
/** Returns the URL of a photo on a company page. */
export const finishedWorkUrl = (id: string): string => urlOf(addresses.getFinishedWorkPhoto, { params: { id } });
/** Returns the URL of a job's day, as a file for a calendar program. */
export const jobCalendarUrl = (id: string): string => urlOf(addresses.getJobCalendar, { params: { id } });
export const downloadUrl = (objectKey: string): string =>
  urlOf(addresses.getObject, { params: { objectKey }, query: { download: '1' } });
