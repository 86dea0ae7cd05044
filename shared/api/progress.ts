import * as z from 'zod';
import { childId, objectReference, requiredLine, uuid } from './fields.ts';
import { requirementView } from './job-views.ts';
import { defineRoute } from './route.ts';

const base = { group: 'progress', status: 200 } as const;
const requirementParams = z.strictObject({ requirementId: childId });
const oneRequirement = z.strictObject({ requirement: requirementView });

export const requirementRoutes = {
  listRequirements: defineRoute({
    ...base,
    name: 'listRequirements',
    method: 'GET',
    path: '/api/jobs/{id}/requirements',
    access: 'jobViewer',
    summary: "The job's requirements. The parties also see which are complete.",
    params: z.strictObject({ id: uuid }),
    response: z.strictObject({ requirements: z.array(requirementView), nextCursor: z.null() }),
    errors: [],
    origin: 'specified',
  }),
  completeRequirement: defineRoute({
    ...base,
    name: 'completeRequirement',
    method: 'PATCH',
    path: '/api/requirements/{requirementId}/complete',
    access: 'jobInstaller',
    summary: 'The installer completes a requirement, with its file if it needs one, or reopens it.',
    params: requirementParams,
    body: z.strictObject({
      completed: z.boolean({ error: 'Please say whether it is complete' }),
      fileUrl: objectReference.nullish(),
    }),
    response: oneRequirement,
    errors: ['wrong_state', 'invalid', 'not_uploaded', 'unsupported_media_type', 'too_large', 'rate_limited'],
    origin: 'specified',
  }),
  returnRequirement: defineRoute({
    ...base,
    name: 'returnRequirement',
    method: 'POST',
    path: '/api/requirements/{requirementId}/return',
    access: 'jobOwner',
    summary: 'The owner asks for changes to a requirement and says why.',
    params: requirementParams,
    body: z.strictObject({ reason: requiredLine(500, 'Please say what needs to change') }),
    response: oneRequirement,
    errors: ['wrong_state', 'invalid'],
    origin: 'implied',
  }),
};
