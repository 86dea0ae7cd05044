import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { productName } from '#shared/product.ts';
import { setting } from '../env.ts';
import { waits } from '../waits.ts';
import { asMailTitle } from './one-line.ts';

export const ses = new SESv2Client(waits.mail);

export interface Mail {
  to: string;
  subject: string;
  text: string;
  jobTitle?: string | undefined;
  /** The path in the application to link to. */
  path?: string | undefined;
}

const singleLine = (value: string): string => value.replace(/[\r\n]+/g, ' ').slice(0, 200);

/** Plain text only: every client can show it, and text that other people typed cannot do anything in it. */
export async function sendMail({ to, subject, text, jobTitle, path }: Mail): Promise<void> {
  const about = jobTitle === undefined ? [] : ['', `Job: ${asMailTitle(jobTitle)}`];
  const link = path === undefined ? [] : ['', `${setting('APP_ORIGIN')}${path}`];
  const body = [text, ...about, ...link, '', productName].join('\n');
  await ses.send(
    new SendEmailCommand({
      FromEmailAddress: setting('MAIL_FROM'),
      Destination: { ToAddresses: [to] },
      // It reports what comes back. There is none on one machine.
      ConfigurationSetName: setting('MAIL_REPORTS') || undefined,
      Content: {
        Simple: {
          Subject: { Data: singleLine(subject), Charset: 'UTF-8' },
          Body: { Text: { Data: body, Charset: 'UTF-8' } },
        },
      },
    }),
  );
}
