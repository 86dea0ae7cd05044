/** What is said where a script did not arrive. Apart from the components, because the first script of a page says it too. */
export const lostWords = {
  page: "This page didn't load",
  part: "This part didn't load",
  advice: 'Please check your connection and try again. If that does not help, reload the page.',
  again: 'Try again',
};
