import { productName } from '#shared/product.ts';
import { htmlPage } from '../cloud/serving/html-page.ts';

/** The one page that is not the application's: a file that is not there. */
export const notFoundPage = htmlPage(
  `${productName}: page not found`,
  '<p>There is nothing at this address. <a href="/">Back to the start</a>.</p>',
);
