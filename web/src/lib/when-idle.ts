/**
 * Returns the function that loads a script, and also calls it early, once the browser is idle. A script that fails to load early
 * is requested again when it is needed.
 */
export function whenIdle<Module>(load: () => Promise<Module>): () => Promise<Module> {
  const loadEarly = () => void load().catch(() => undefined);
  // Some browsers never report that they are idle.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(loadEarly);
  else setTimeout(loadEarly);
  return load;
}
