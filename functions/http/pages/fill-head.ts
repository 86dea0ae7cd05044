import { previewPicture } from '#shared/pages.ts';
import { productName } from '#shared/product.ts';
import type { Description } from '../../core/public-pages/describe-page.ts';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Escapes a text that becomes part of the HTML, because a user may have typed it. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

const property = (name: string, content: string | number): string =>
  `<meta property="${name}" content="${escaped(String(content))}">`;

function headOf({ title, text, path }: Description, origin: string): string {
  const picture = `${origin}${previewPicture.path}`;
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(text)}">`,
    `<link rel="canonical" href="${escaped(origin + path)}">`,
    property('og:site_name', productName),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', text),
    property('og:url', origin + path),
    property('og:image', picture),
    property('og:image:width', previewPicture.width),
    property('og:image:height', previewPicture.height),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

/**
 * Returns the application's page with its own head. Without a description, the page keeps its `robots` tag, so search engines
 * skip the page.
 */
export function fillHead(shell: string, description: Description | null, origin: string): string {
  if (!description) return shell;
  return shell
    .replace(/<meta name="(?:description|robots)"[^>]*>/g, '')
    .replace(/<title>.*?<\/title>/, () => headOf(description, origin));
}
