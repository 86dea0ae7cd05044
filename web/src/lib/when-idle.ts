/** Also loads a script early, once the page has nothing else to do. A script that is lost is asked for again when it is needed. */
export function whenIdle<Module>(load: () => Promise<Module>): () => Promise<Module> {
  const loadEarly = () => void load().catch(() => undefined);
  // Some browsers never say that they have nothing else to do.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(loadEarly);
  else setTimeout(loadEarly);
  return load;
}
