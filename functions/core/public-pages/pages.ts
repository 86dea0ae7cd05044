/** What describes pages to search engines. One file to load later, because most calls need none of it. */
export { describePage } from './describe-page.ts';
export { listPublicPages } from './list-pages.ts';
