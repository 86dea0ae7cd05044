import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type MailReport, type MailService, startMail } from '../../local/cloud/mail.ts';
import { renderMailPage } from '../../local/cloud/mail-page.ts';
import { credentials, region } from '../../local/cloud/serving/local-account.ts';
import { keepPorts } from '../../local/cloud/serving/ports.ts';

const from = 'Product <no-reply@product.example>';

let dataDir: string;
let mail: MailService;
let client: SESv2Client;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mail-'));
  const { port } = await keepPorts(['port']);
  mail = await startMail({ port, dataDir, from });
  client = new SESv2Client({ endpoint: mail.origin, region, credentials, maxAttempts: 1 });
});

afterAll(async () => {
  client.destroy();
  await mail.close();
  await rm(dataDir, { recursive: true });
});

const send = (subject: string, text: string, to = 'ann@example.com', sender = from) =>
  client.send(
    new SendEmailCommand({
      FromEmailAddress: sender,
      Destination: { ToAddresses: [to] },
      Content: { Simple: { Subject: { Data: subject }, Body: { Text: { Data: text } } } },
    }),
  );

describe('an email', () => {
  it('is stored in one file, and the newest is listed first', async () => {
    const { MessageId } = await send('First', 'one');
    await send('Second', 'two');
    const [second, first] = await mail.listMails();
    expect(first).toMatchObject({ id: MessageId, from, to: ['ann@example.com'], subject: 'First', text: 'one' });
    expect(second?.subject).toBe('Second');
    const names = await readdir(join(dataDir, 'outbox'));
    expect(names).toHaveLength(2);
    expect([...names].sort()[0]).toContain(MessageId);
  });

  it('causes a bounce or a complaint only if it is sent to the mailbox simulator of SES', async () => {
    const reports: MailReport[] = [];
    mail.onReport((report) => reports.push(report));
    for (const to of ['ann@example.com', 'bounce+1@simulator.amazonses.com', 'complaint@simulator.amazonses.com'])
      await send('To someone', 'text', to);
    expect(reports).toMatchObject([
      { detail: { bounce: { bouncedRecipients: [{ emailAddress: 'bounce+1@simulator.amazonses.com' }] } } },
      { detail: { complaint: { complainedRecipients: [{ emailAddress: 'complaint@simulator.amazonses.com' }] } } },
    ]);
  });

  it('from an unverified sender is refused', async () => {
    await expect(send('s', 't', 'ann@example.com', 'other@example.com')).rejects.toMatchObject({
      name: 'MessageRejected',
    });
  });

  it.each([
    ['a line break in the subject', 'a\r\nBcc: everyone@example.com', 'ann@example.com'],
    ['a line break in an address', 'Subject', 'ann@example.com\r\nBcc: everyone@example.com'],
    ['no address', 'Subject', 'ann'],
  ])('with %s is refused', async (_name, subject, to) => {
    await expect(send(subject, 'text', to)).rejects.toMatchObject({ name: 'BadRequestException' });
  });
});

describe('the email page', () => {
  it('shows the text, with links to click', async () => {
    await send('Reset your password', 'Open http://localhost:3000/reset?code=1&x=2. It lasts an hour.');
    const page = renderMailPage(await mail.listMails(), new URLSearchParams());
    expect(page).toContain('<h2>Reset your password</h2>');
    const url = 'http://localhost:3000/reset?code=1&amp;x=2';
    expect(page).toContain(`Open <a href="${url}" rel="noreferrer">${url}</a>. It lasts`);
  });

  it('shows the content of an email as text, never as markup', async () => {
    await send('<script>alert(1)</script>', '<img src=x> http://a.example/"onclick="x javascript:alert(1)');
    const page = renderMailPage(await mail.listMails(), new URLSearchParams());
    expect(page).not.toMatch(/<script|<img|onclick="|href="javascript/);
  });

  it('shows 200 emails at a time, and finds all emails to one address, however old', async () => {
    const pageAt = async (search: Record<string, string>) =>
      renderMailPage(await mail.listMails(), new URLSearchParams(search));
    await send('Confirm your email', 'the first', 'Early+1@example.com');
    for (let number = 1; number <= 201; number += 1) await send(`Later ${number}`, 'text', 'busy@example.com');
    expect(await pageAt({})).not.toContain('Early+1@example.com');
    const found = await pageAt({ to: ' early+1@EXAMPLE.com ' });
    expect(found).toContain('<p>1 email</p>');
    expect(found).toContain('<dd>Early+1@example.com</dd>');
    expect(found).not.toContain('busy@example.com');
    const newest = await pageAt({ to: 'busy@' });
    expect(newest.match(/<article>/g)).toHaveLength(200);
    expect(newest).toContain('<a href="?to=busy%40&amp;page=2">Older emails</a>');
    const older = await pageAt({ to: 'busy@', page: '2' });
    expect(older.match(/<h2>[^<]*/g)).toEqual(['<h2>Later 1']);
    expect(older).toContain('Newer emails');
  });

  it('reports that no email was sent to the searched address, and shows this address as text', async () => {
    await send('Hello', 'text');
    const page = renderMailPage(await mail.listMails(), new URLSearchParams({ to: '"><script>' }));
    expect(page).toContain('No email went to such an address.');
    expect(page).not.toContain('<script>');
  });

  it('reports that there are no emails', () => {
    expect(renderMailPage([], new URLSearchParams())).toContain('No emails have been sent yet.');
  });
});
