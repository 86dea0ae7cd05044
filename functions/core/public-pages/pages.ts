/** The descriptions of pages for search engines. They load on demand from one file, because most calls need none. */
export { describePage } from './describe-page.ts';
export { listPublicPages } from './list-pages.ts';
