import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import * as z from 'zod';
import { writeWholeFile } from '../../write-file.ts';
import { type HttpServer, readBody, startHttpServer } from './serving/http-server.ts';
import { parseInput, ServiceError } from './serving/json-protocol.ts';

/** The text of a header. It must not contain a line break, with which a caller could add headers. */
const headerText = z.string().refine((text) => !/\p{Cc}/u.test(text), 'must not contain control characters');
const address = headerText.regex(/^[^@]*[^@\s<]@[^@\s]+$/, 'must be an email address');
const content = z.object({ Data: z.string(), Charset: z.string().optional() });

const sendEmailInput = z.object({
  FromEmailAddress: address,
  ConfigurationSetName: z.string().optional(),
  Destination: z.object({
    ToAddresses: z.array(address).min(1).max(50),
    CcAddresses: z.array(address).max(0).optional(),
    BccAddresses: z.array(address).max(0).optional(),
  }),
  ReplyToAddresses: z.array(address).optional(),
  Content: z.object({
    Simple: z.object({
      Subject: content.extend({ Data: headerText }),
      Body: z.object({ Text: content, Html: content.optional() }),
    }),
  }),
});

const mail = z.object({
  id: z.string(),
  sentAt: z.iso.datetime(),
  from: z.string(),
  to: z.array(z.string()),
  replyTo: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
});
export type Mail = z.infer<typeof mail>;

/** A report from SES to EventBridge about the delivery of an email. */
export interface MailReport {
  detail: { eventType: string; mail: { timestamp: string }; bounce?: object; complaint?: object };
}

/** Imitates the mailbox simulator of SES: an email to one of these addresses causes a hard bounce or a spam complaint. */
const simulator = /^(bounce|complaint)(?:\+[^@]*)?@simulator\.amazonses\.com$/i;

function reportOf(address: string, timestamp: string): MailReport[] {
  const recipients = [{ emailAddress: address }];
  switch (simulator.exec(address)?.[1]?.toLowerCase()) {
    case 'bounce':
      return [
        {
          detail: {
            eventType: 'Bounce',
            mail: { timestamp },
            bounce: { bounceType: 'Permanent', bouncedRecipients: recipients },
          },
        },
      ];
    case 'complaint':
      return [
        {
          detail: {
            eventType: 'Complaint',
            mail: { timestamp },
            complaint: { complaintFeedbackType: 'abuse', complainedRecipients: recipients },
          },
        },
      ];
    default:
      return [];
  }
}

export interface MailService extends HttpServer {
  /** Calls `listen` with each report about an email to the simulator. */
  onReport(listen: (report: MailReport) => void): void;
  /** Returns all emails in the data folder, newest first. */
  listMails(): Promise<Mail[]>;
}

const bodyLimit = 1_000_000;
const sendPath = '/v2/email/outbound-emails';

function readInput(body: Buffer): z.infer<typeof sendEmailInput> {
  let input: unknown;
  try {
    input = JSON.parse(body.toString());
  } catch {
    throw new ServiceError('BadRequestException', 'The body is not JSON.');
  }
  return parseInput(sendEmailInput, input, 'BadRequestException');
}

async function listFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse();
}

/** Starts SESv2 SendEmail for simple content. No email leaves this machine: each becomes a file in the outbox folder. */
export async function startMail(options: { port: number; dataDir: string; from: string }): Promise<MailService> {
  const folder = join(options.dataDir, 'outbox');
  await mkdir(folder, { recursive: true });
  // An email never changes, so the service reads its file only once.
  const known = new Map<string, Mail>();
  const read = async (name: string): Promise<Mail> => {
    const found = known.get(name) ?? mail.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
    known.set(name, found);
    return found;
  };
  let count = 0;
  let tell: (report: MailReport) => void = () => undefined;

  async function send(body: Buffer): Promise<{ MessageId: string }> {
    const { FromEmailAddress, Destination, ReplyToAddresses, Content } = readInput(body);
    if (FromEmailAddress !== options.from) {
      throw new ServiceError('MessageRejected', `Email address is not verified: ${FromEmailAddress}`);
    }
    const now = new Date();
    const id = randomUUID();
    const sent: Mail = {
      id,
      sentAt: now.toISOString(),
      from: FromEmailAddress,
      to: Destination.ToAddresses,
      replyTo: ReplyToAddresses ?? [],
      subject: Content.Simple.Subject.Data,
      text: Content.Simple.Body.Text.Data,
      html: Content.Simple.Body.Html?.Data,
    };
    count += 1;
    const order = `${String(now.getTime()).padStart(14, '0')}-${String(count).padStart(6, '0')}`;
    await writeWholeFile(join(folder, `${order}-${id}.json`), `${JSON.stringify(sent, null, 2)}\n`);
    for (const to of sent.to) for (const report of reportOf(to, sent.sentAt)) tell(report);
    return { MessageId: id };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const json = { 'content-type': 'application/json' };
    try {
      if (request.method !== 'POST' || request.url !== sendPath) {
        throw new ServiceError('NotFoundException', `This stand-in has only POST ${sendPath}.`, 404);
      }
      const result = await send(await readBody(request, bodyLimit));
      response.writeHead(200, json).end(JSON.stringify(result));
    } catch (error) {
      const known = error instanceof ServiceError ? error : new ServiceError('InternalFailure', String(error), 500);
      response
        .writeHead(known.status, { ...json, 'x-amzn-errortype': known.code })
        .end(JSON.stringify({ message: known.message }));
    }
  }

  const server = await startHttpServer(options.port, (request, response) => void answer(request, response));
  return {
    ...server,
    onReport: (listen) => {
      tell = listen;
    },
    async listMails() {
      const mails: Mail[] = [];
      for (const name of await listFiles(folder)) mails.push(await read(name));
      return mails;
    },
  };
}
