import { productName } from '#shared/product.ts';
import { htmlPage } from '../cloud/serving/html-page.ts';

/** The page for a missing file. Unlike the application's pages, it has no styles or scripts. */
export const notFoundPage = htmlPage(
  `${productName}: page not found`,
  '<p>There is nothing at this address. <a href="/">Go to the home page</a>.</p>',
);
