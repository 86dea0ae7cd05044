/**
 * Whether the page has the stylesheet that the build wrote. It holds the styles of the first paint and those of every element.
 * Without it, the application has to add them itself.
 */
export const hasStylesheet = (): boolean =>
  Boolean(globalThis.document?.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet);
