/** The id of the element for the bar about files that are not uploaded yet. The bar loads after the page. */
export const filesBarId = 'files-bar';
