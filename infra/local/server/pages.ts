import { productName } from '#shared/product.ts';
import { htmlPage } from '../cloud/serving/html-page.ts';

/** The only page outside the application: a missing file. */
export const notFoundPage = htmlPage(
  `${productName}: page not found`,
  '<p>There is nothing at this address. <a href="/">Go to the home page</a>.</p>',
);
