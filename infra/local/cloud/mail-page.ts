import { productName } from '#shared/product.ts';
import type { Mail } from './mail.ts';
import { htmlPage } from './serving/html-page.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const link = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/g;

/** Escapes everything first. Only text that still reads as an http address then becomes a link. */
function linkify(text: string): string {
  let html = '';
  let from = 0;
  for (const match of text.matchAll(link)) {
    const url = escapeHtml(match[0]);
    html += `${escapeHtml(text.slice(from, match.index))}<a href="${url}" rel="noreferrer">${url}</a>`;
    from = match.index + match[0].length;
  }
  return html + escapeHtml(text.slice(from));
}

function renderMail({ subject, from, to, sentAt, text }: Mail): string {
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<dl>
<dt>To</dt><dd>${escapeHtml(to.join(', '))}</dd>
<dt>From</dt><dd>${escapeHtml(from)}</dd>
<dt>Sent</dt><dd><time datetime="${escapeHtml(sentAt)}">${escapeHtml(sentAt)}</time></dd>
</dl>
<pre>${linkify(text)}</pre>
</article>`;
}

export const mailPageTitle = `${productName}: outgoing email`;

/** The page of outgoing emails on a developer's machine, newest first. */
export function renderMailPage(mails: readonly Mail[]): string {
  const list = mails.length > 0 ? mails.map(renderMail).join('\n<hr>\n') : '<p>No emails have been sent yet.</p>';
  return htmlPage(mailPageTitle, `<p>Emails stay on this machine. The newest comes first.</p>\n${list}`);
}
