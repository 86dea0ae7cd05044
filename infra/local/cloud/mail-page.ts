import { productName } from '#shared/product.ts';
import type { Mail } from './mail.ts';
import { htmlPage } from './serving/html-page.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const link = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/g;

/** Escapes a text for HTML, and makes links of the http URLs in it. */
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

const onOnePage = 200;

const searchField = (to: string): string => `<form method="get" role="search">
<label>Email address <input type="search" name="to" value="${escapeHtml(to)}"></label>
<button>Search</button>
</form>`;

const count = (mails: number): string => (mails === 1 ? '1 email' : `${mails} emails`);

/**
 * Returns the page of the emails that the application has sent, newest first. `to` in the query selects recipients that contain
 * its text.
 */
export function renderMailPage(mails: readonly Mail[], search: URLSearchParams): string {
  const searched = (search.get('to') ?? '').trim();
  const found = mails.filter(({ to }) => to.some((each) => each.toLowerCase().includes(searched.toLowerCase())));
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const shown = found.slice((page - 1) * onOnePage, page * onOnePage);
  const linkTo = (number: number, words: string): string =>
    `<a href="?${escapeHtml(new URLSearchParams({ to: searched, page: String(number) }).toString())}">${words}</a>`;
  const links = [
    ...(page > 1 ? [linkTo(page - 1, 'Newer emails')] : []),
    ...(found.length > page * onOnePage ? [linkTo(page + 1, 'Older emails')] : []),
  ];
  const nothing = mails.length === 0 ? 'No emails have been sent yet.' : 'No email went to such an address.';
  return htmlPage(
    mailPageTitle,
    [
      '<p>Emails stay on this machine. The newest is first.</p>',
      searchField(searched),
      found.length > 0 ? `<p>${count(found.length)}</p>` : `<p>${nothing}</p>`,
      shown.map(renderMail).join('\n<hr>\n'),
      ...(links.length > 0 ? [`<nav>${links.join(' ')}</nav>`] : []),
    ].join('\n'),
  );
}
