/** The texts for a script that did not load. They are a separate file, because the first script of a page also needs them. */
export const lostWords = {
  page: "This page didn't load",
  part: "This part didn't load",
  advice: 'Please check your connection and try again. If that does not help, reload the page.',
  again: 'Try again',
};
