import { productName } from '#shared/product.ts';

/** The title of the browser's tab. React puts it into the head of the page. */
export const PageTitle = ({ children }: { children: string }) => <title>{`${children} · ${productName}`}</title>;

/** What search engines and previews of links say about a page that is the same for everyone. */
export const PagePreview = ({ title, text }: { title: string; text: string }) => (
  <>
    <meta name="description" content={text} />
    <meta property="og:site_name" content={productName} />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={text} />
  </>
);
