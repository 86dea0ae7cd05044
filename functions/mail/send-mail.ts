import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { formatMoment } from '#shared/domain/civil-date.ts';
import { paths } from '#shared/pages.ts';
import { productName } from '#shared/product.ts';
import { setting } from '../env.ts';
import { waits } from '../waits.ts';

export const ses = new SESv2Client(waits.mail);

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The time of the event, for emails about the security of an account. */
  happenedAt?: Date | undefined;
  /** Whether the recipient can turn off emails of this kind in the settings. */
  isOptional?: boolean | undefined;
  /** The path in the application to link to. */
  path?: string | undefined;
}

const linkTo = (path: string): string => `${setting('APP_ORIGIN')}${path}`;
const singleLine = (value: string): string => value.replace(/[\r\n]+/g, ' ').slice(0, 200);

/** Sends one email as plain text: every client can show it, and text that users typed cannot become markup. */
export async function sendMail({ to, subject, text, happenedAt, isOptional, path }: Mail): Promise<void> {
  const at = happenedAt === undefined ? [] : ['', `When: ${formatMoment(happenedAt)}`];
  const link = path === undefined ? [] : ['', linkTo(path)];
  const choice = isOptional
    ? ['', 'To choose which emails you get, open Account Settings:', linkTo(paths.settings)]
    : [];
  const body = [text, ...at, ...link, ...choice, '', productName].join('\n');
  await ses.send(
    new SendEmailCommand({
      FromEmailAddress: setting('MAIL_FROM'),
      Destination: { ToAddresses: [to] },
      // The configuration set reports hard bounces and spam complaints. There is none on one machine.
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
