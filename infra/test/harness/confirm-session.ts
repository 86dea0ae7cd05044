import type { Client } from '../../tools/in-process/client.ts';

/** Enters the password again in this session, as administrators must before their first change. */
export async function confirmSession(admin: Client): Promise<void> {
  const { status, text } = await admin.post('/api/auth/confirm-password', { password: admin.password });
  if (status !== 204) throw new Error(`The password of ${admin.email} was answered with ${status}: ${text}`);
}
