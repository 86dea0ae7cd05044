import { objectRoutes } from '#shared/api/objects.ts';
import { fillPath } from '#shared/api/path.ts';

/** The address where the application serves this file. */
export const objectPath = (objectKey: string): string => fillPath(objectRoutes.getObject.path, () => objectKey);
