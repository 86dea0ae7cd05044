import * as z from 'zod';
import { keptListNames, maxKeptName, maxKeptText } from '../../domain/accounts/kept-lists.ts';
import { requiredLine } from '../fields/common-fields.ts';
import { defineRoute } from '../route/route.ts';

/** Named items that users keep on every device: templates of jobs, and views of their jobs. */

const base = { group: 'notifications', status: 200, origin: 'implied' } as const;
const params = z.strictObject({ list: z.enum(keptListNames) });

const name = requiredLine(maxKeptName, 'Give it a name');
const text = z.string({ error: 'Say what to keep' }).max(maxKeptText, `At most ${maxKeptText} characters`);
const items = z.strictObject({ items: z.array(z.strictObject({ name: z.string(), text: z.string() })) });

export const keptListRoutes = {
  getKeptList: defineRoute({
    ...base,
    name: 'getKeptList',
    method: 'GET',
    path: '/api/kept/{list}',
    access: 'signedIn',
    summary: 'The templates or the views that the caller keeps, in the order of their names.',
    params,
    response: items,
    changesWith: ['keptLists'],
    example: { who: 'owner', params: { list: 'views' } },
    errors: ['not_found'],
  }),
  changeKeptList: defineRoute({
    ...base,
    name: 'changeKeptList',
    method: 'PUT',
    path: '/api/kept/{list}',
    access: 'signedIn',
    ability: 'read',
    summary:
      "Saves, renames or removes one item. `name` is the item's current name, and `item` replaces it, or removes it if null.",
    params,
    body: z.strictObject({ name, item: z.strictObject({ name, text }).nullable() }),
    response: items,
    example: {
      who: 'owner',
      params: { list: 'views' },
      body: { name: 'Booked', item: { name: 'Booked', text: 'status=booked' } },
    },
    errors: ['not_found', 'invalid', 'conflict'],
  }),
};
