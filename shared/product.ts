/** The product's name, defined once for screens, emails and the API document. */
export const productName = 'SunCrew';
