import { never } from './not-in-the-build.ts';

/** Functions of the router that serve only what the application never does. What only they call goes with them. */

/** What a function does in the build instead, by its name. */
type Bodies = Readonly<Record<string, string>>;

const each = (body: string, names: readonly string[]): Bodies => Object.fromEntries(names.map((name) => [name, body]));

/** Called on the way, and would find nothing to do. */
const nothing = '';

/** The router's own loading and sending of data, and links that fetch pages ahead. Our routes and links have none of these. */
export const routerBodies: Bodies = {
  ...each(never, [
    'fetch2',
    'handleFetcherAction',
    'handleFetcherLoader',
    'callLoadersAndMaybeResolveData',
    'callDataStrategy',
    'processLoaderData',
    'startRedirectNavigation',
    'discoverRoutes',
    'instrumentClientSideRouter',
    'PrefetchPageLinks',
    'getRouteInstrumentationUpdates',
    'patchRoutesImpl',
    'explodeOptionalSegments',
    'deserializeErrors',
    'getFetcher',
    'resetFetcher',
    'deleteFetcher',
    'revalidate',
    'patchRoutes',
    '_internalSetRoutes',
  ]),
  // What the router does itself where no route has anything to load: the next page is there at once.
  startNavigation: `if (opts?.submission || opts?.pendingError) ${never}
    pendingAction = historyAction;
    isUninterruptedRevalidation = false;
    saveScrollPosition(state.location, state.matches);
    pendingPreventScrollReset = opts?.preventScrollReset === true;
    const flushSync = opts?.flushSync === true;
    const matches = opts?.initialHydration && state.matches?.length > 0
      ? state.matches
      : matchRoutesImpl(dataRoutes.activeRoutes, location, basename, false, dataRoutes.branches);
    if (!matches) {
      const { error, notFoundMatches, route } = handleNavigational404(location.pathname);
      completeNavigation(location, { matches: notFoundMatches, loaderData: {}, errors: { [route.id]: error } }, { flushSync });
    } else if (state.initialized && isHashChangeOnly(state.location, location)) {
      completeNavigation(location, { matches }, { flushSync });
    } else completeNavigation(location, { matches, loaderData: {}, errors: null }, { flushSync });`,
  checkFogOfWar: 'return { active: false, matches: null };',
  mergeLoaderData: 'return {};',
  getRouteHydrationStatus: `if (route.lazy || routeHasLoaderOrMiddleware(route)) ${never}
    return { shouldLoad: false, renderFallback: false };`,
  normalizeNavigateOptions: `if (opts && isSubmissionNavigation(opts)) ${never} return { path };`,
  // No address but an unknown one is refused, and the application has a page for that.
  getInternalRouterError: 'return new ErrorResponseImpl(status, "Not Found", new Error("No route matches"), true);',
  DefaultErrorComponent: 'return null;',
  // A server that draws pages would write a script here.
  ScrollRestoration: 'useScrollRestoration({}); return null;',
  useViewTransitionState: 'return false;',
  usePrefetchBehavior: 'return [false, React8.useRef(null), {}];',
  // Kept for view transitions, which no link of ours asks for.
  restoreAppliedTransitions: nothing,
  persistAppliedTransitions: nothing,
  // What the router says to developers in the console.
  warning: nothing,
  warnOnce: nothing,
  warningOnce: nothing,
  // Errors of components that a server has rendered.
  decodeRouteErrorResponseDigest: nothing,
  decodeRedirectErrorDigest: nothing,
};

/** Gives these functions other bodies. */
export const withBodies = (code: string, bodies: Bodies): string =>
  Object.entries(bodies).reduce((before, [name, body]) => {
    const whole = new RegExp(`^( *)((?:async )?function ${name}\\([^)]*\\)) \\{.*?^\\1\\}$`, 'ms');
    if (!whole.test(before))
      throw new Error(`The router has changed: it has no ${name}. See web/build/lean-functions.ts.`);
    return before.replace(whole, (_, indent: string, head: string) => `${indent}${head} { ${body} }`);
  }, code);

/** View transitions, which no link or navigation of ours asks for, inside the component that shows the pages. */
const transitions: [find: RegExp, instead: string][] = [
  [/let isViewTransitionAvailable = .*;/, 'let isViewTransitionAvailable = false;'],
  [/^ {2}React\d*\.useEffect\(\(\) => \{\n {4}if \(vtContext\.isTransitioning .*?(?=^ {2}let navigator = )/ms, ''],
];

export const withoutTransitions = (code: string): string =>
  transitions.reduce((before, [find, instead]) => {
    if (!find.test(before))
      throw new Error(`The router has changed: it has no ${find}. See web/build/lean-functions.ts.`);
    return before.replace(find, instead);
  }, code);
