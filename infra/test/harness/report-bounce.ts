/** Reports from SES that an email to this address, sent just now, was a hard bounce. */
export async function reportHardBounce(address: string): Promise<void> {
  const { stopMail } = await import('#functions/core/accounts/stop-mail.ts');
  if (!(await stopMail({ why: 'bounced', address, sentAt: new Date() })))
    throw new Error(`No account has the address ${address}.`);
}
