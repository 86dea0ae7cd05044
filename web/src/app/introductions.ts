import type { introducedPages } from '#shared/pages.ts';
import { productName } from '#shared/product.ts';

/** What search engines and previews of links say about the public pages that show data. */
export const introductions: Record<keyof typeof introducedPages, { title: string; text: string }> = {
  map: {
    title: `Map · ${productName}`,
    text: 'Solar installation jobs and accredited installers on a map of Australia. Search by suburb or postcode.',
  },
  directory: {
    title: `Solar installers in Australia · ${productName}`,
    text: 'Accredited solar installers with real reviews and completed jobs. Filter by state, service, accreditation and availability.',
  },
};
