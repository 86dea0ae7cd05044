import * as z from 'zod';
import { notificationKinds } from '../../domain/accounts/notifications.ts';

const switches = z.record(z.enum(notificationKinds), z.boolean());

/** The notifications and the emails that a user wants, and whether they want one daily email instead. */
export const preferenceFields = { emailPreferences: switches, bellPreferences: switches, dailyEmail: z.boolean() };
