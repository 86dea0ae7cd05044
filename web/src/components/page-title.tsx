import { productName } from '#shared/product.ts';

/** The title of the browser's tab. React puts it into the head of the page. */
export const PageTitle = ({ children }: { children: string }) => <title>{`${children} · ${productName}`}</title>;
