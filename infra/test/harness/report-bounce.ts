/** Records a hard bounce of an email to this address, as if SES had reported it just now. */
export async function reportHardBounce(address: string): Promise<void> {
  const { stopMail } = await import('#functions/core/accounts/stop-mail.ts');
  if (!(await stopMail({ why: 'bounced', address, sentAt: new Date() })))
    throw new Error(`No account has the address ${address}.`);
}
