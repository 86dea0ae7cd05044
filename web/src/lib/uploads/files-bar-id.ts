/** The place of the bar about files that are still to send. It loads after the page. */
export const filesBarId = 'files-bar';
