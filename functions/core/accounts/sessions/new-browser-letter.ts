import type { MailDraft } from '#functions/data/rows.ts';
import { paths } from '#shared/pages.ts';
import { productName } from '#shared/product.ts';
import type { SeenFrom } from './sessions.ts';

/** Nothing in it is as a browser sent it: the device is one of a few words, and the network is from the edge. */
export const newBrowserLetter = (userId: string, { device, network }: SeenFrom): MailDraft => ({
  userId,
  kind: 'device',
  subject: `New sign-in to your ${productName} account`,
  text: [
    `Somebody has signed in to your account with a browser that you have not used before: ${device}, from the network ${network}.`,
    'If that was you, there is nothing to do.',
    'If it was not, open your account settings, end the session under "Where you are signed in" and change your password.',
  ].join('\n\n'),
  path: paths.settings,
});
