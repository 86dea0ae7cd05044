import type { Client } from '../../tools/in-process/client.ts';

/** An administrator enters the password again, so that changes are possible from now on. */
export async function confirmSession(admin: Client): Promise<void> {
  const { status, text } = await admin.post('/api/auth/confirm-password', { password: admin.password });
  if (status !== 204) throw new Error(`The password of ${admin.email} was answered with ${status}: ${text}`);
}
