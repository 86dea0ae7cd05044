import * as z from 'zod';
import { notificationKinds } from '../../domain/accounts/notifications.ts';

const switches = z.record(z.enum(notificationKinds), z.boolean());

/** What somebody wants to be told, by the bell and by email, and whether the emails come together once a day. */
export const preferenceFields = { emailPreferences: switches, bellPreferences: switches, dailyEmail: z.boolean() };
