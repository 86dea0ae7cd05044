import type { MailDraft } from '#functions/data/rows.ts';
import { paths } from '#shared/pages.ts';
import { productName } from '#shared/product.ts';
import type { SeenFrom } from './sessions.ts';

/**
 * Builds the email about a new browser. The device is one of a few fixed words, and CloudFront provides the IP address. So the
 * email quotes nothing that a browser sent.
 */
export const newBrowserEmail = (userId: string, { device, network }: SeenFrom): MailDraft => ({
  userId,
  kind: 'device',
  subject: `New sign-in to your ${productName} account`,
  text: [
    `Someone signed in to your ${productName} account with a new browser: ${device}, IP address ${network}.`,
    "Was this you? You don't need to do anything.",
    'If it wasn\'t you, change your password now in Account Settings. Then sign out that session under "Where you\'re signed in".',
  ].join('\n\n'),
  path: paths.settings,
});
