import * as z from 'zod';
import { adminActions, adminSubjects } from '../../domain/admin/admin-acts.ts';
import { nextCursor, pageQuery, text, timestamp, uuid } from '../fields/common-fields.ts';
import { fieldChange } from '../fields/history-fields.ts';
import { defineRoute } from '../route/route.ts';

/** The calls about the marketplace and the administrators themselves. */

const noteText = text(2000).refine((typed) => typed !== '', { error: 'Enter a note' });

const base = { group: 'admin', status: 200, access: 'admin' } as const;

export const oversightRoutes = {
  listAdminActs: defineRoute({
    ...base,
    name: 'listAdminActs',
    method: 'GET',
    path: '/api/admin/acts',
    summary:
      'The actions of administrators, newest first. Filters: one company or job, one administrator, and a period. A page may be short although another one follows.',
    query: z.strictObject({
      about: uuid.optional(),
      by: uuid.optional(),
      from: timestamp.optional(),
      until: timestamp.optional(),
      ...pageQuery,
    }),
    response: z.strictObject({
      acts: z.array(
        z
          .strictObject({
            id: uuid,
            at: timestamp,
            action: z.enum(adminActions),
            kind: z.enum(adminSubjects),
            subjectId: uuid,
            /** The current company name or job title. Null if the company or the job no longer exists. */
            subject: z.string().nullable(),
            actorId: uuid,
            actor: z.string().nullable(),
            changes: z.array(fieldChange),
          })
          .meta({ id: 'AdminAct' }),
      ),
      nextCursor,
    }),
    changesWith: ['adminActs'],
    example: {
      who: 'admin',
      query: {
        about: '{assignee}',
        by: '{assignee}',
        from: '2026-01-01T00:00:00Z',
        until: '2027-01-01T00:00:00Z',
        cursor: '{cursor}',
      },
    },
    errors: ['invalid'],
    origin: 'implied',
  }),
  listAdminNotes: defineRoute({
    ...base,
    name: 'listAdminNotes',
    method: 'GET',
    path: '/api/admin/people/{id}/notes',
    summary: "The administrators' notes about a company, the newest first. Only administrators can read them.",
    params: z.strictObject({ id: uuid }),
    query: z.strictObject(pageQuery),
    response: z.strictObject({
      notes: z.array(
        z
          .strictObject({ id: uuid, text: z.string(), by: z.string().nullable(), at: timestamp })
          .meta({ id: 'AdminNote' }),
      ),
      nextCursor,
    }),
    changesWith: ['adminNotes'],
    example: { who: 'admin', params: { id: '{otherInstaller}' }, query: { cursor: '{cursor}' } },
    errors: ['invalid'],
    origin: 'implied',
  }),
  addAdminNote: defineRoute({
    ...base,
    status: 204,
    name: 'addAdminNote',
    method: 'POST',
    path: '/api/admin/people/{id}/notes',
    summary: 'Adds a note about a company, which only administrators can read.',
    params: z.strictObject({ id: uuid }),
    body: z.strictObject({ text: noteText }),
    example: { who: 'admin', params: { id: '{otherInstaller}' }, body: { text: 'Rang on Monday\nWill send a number' } },
    errors: ['conflict'],
    origin: 'implied',
  }),
  removeAdminNote: defineRoute({
    ...base,
    status: 204,
    name: 'removeAdminNote',
    method: 'DELETE',
    path: '/api/admin/people/{id}/notes/{noteId}',
    summary: 'Removes a note about a company. The audit keeps its text, and who removed it.',
    params: z.strictObject({ id: uuid, noteId: uuid }),
    example: { who: 'admin', params: { id: '{otherInstaller}', noteId: '{note}' } },
    errors: ['conflict'],
    origin: 'implied',
  }),
};
