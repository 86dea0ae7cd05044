/** The product's name, written once: screens, e-mails and the API document take it from here. */
export const productName = 'SunCrew';
