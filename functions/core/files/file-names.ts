import { objectRoutes } from '#shared/api/objects.ts';
import { fillPath } from '#shared/api/path.ts';

/** Where the application answers with this file. */
export const objectPath = (objectKey: string): string => fillPath(objectRoutes.getObject.path, () => objectKey);
