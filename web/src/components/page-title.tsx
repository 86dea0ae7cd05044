import { previewPicture } from '#shared/pages.ts';
import { productName } from '#shared/product.ts';

/** The title of the browser's tab. React puts it into the head of the page. */
export const PageTitle = ({ children }: { children: string }) => <title>{`${children} · ${productName}`}</title>;

interface PagePreviewProps {
  title: string;
  text: string;
  path: string;
}

/** The origin of the stage's URLs. Without it, for example in development, URLs have only a path. */
export const siteOrigin: string = import.meta.env.VITE_SITE_ORIGIN ?? '';

/** The text that search results and link previews show for a page that is the same for everyone. */
export const PagePreview = ({ title, text, path }: PagePreviewProps) => (
  <>
    <meta name="description" content={text} />
    <meta property="og:site_name" content={productName} />
    <meta property="og:type" content="website" />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={text} />
    <meta property="og:url" content={siteOrigin + path} />
    <meta property="og:image" content={siteOrigin + previewPicture.path} />
    <meta property="og:image:width" content={String(previewPicture.width)} />
    <meta property="og:image:height" content={String(previewPicture.height)} />
    <meta name="twitter:card" content="summary_large_image" />
  </>
);
