import { adminRoutes } from './admin.ts';
import { applicationRoutes } from './applications.ts';
import { authRoutes } from './auth.ts';
import { discoveryRoutes } from './discovery.ts';
import { jobRoutes } from './jobs.ts';
import { notificationRoutes } from './notifications.ts';
import { objectRoutes } from './objects.ts';
import { paymentRoutes } from './payments.ts';
import { profileRoutes } from './profiles.ts';
import { progressRoutes } from './progress.ts';
import { reviewRoutes } from './reviews.ts';
import type { Route, RouteGroup } from './route/route.ts';
import { type Subject, subjects } from './route/subjects.ts';

export { routeKeyOf } from './route/route.ts';

/** The whole contract: every route that the server answers, and no others. */
export const routes = {
  ...authRoutes,
  ...profileRoutes,
  ...jobRoutes,
  ...applicationRoutes,
  ...progressRoutes,
  ...paymentRoutes,
  ...reviewRoutes,
  ...objectRoutes,
  ...notificationRoutes,
  ...discoveryRoutes,
  ...adminRoutes,
} as const satisfies Record<string, Route>;

export type Routes = typeof routes;
export type RouteName = keyof Routes;
export type ReadName = { [N in RouteName]: Routes[N]['method'] extends 'GET' ? N : never }[RouteName];
export type WriteName = Exclude<RouteName, ReadName>;
export type RoutesOf<G extends RouteGroup> = {
  [N in RouteName as Routes[N]['group'] extends G ? N : never]: Routes[N];
};

export const allRoutes: readonly Route[] = Object.values(routes);

const isRead = (route: Route): route is Route & { name: ReadName; method: 'GET' } => route.method === 'GET';

/** For each subject, the reads that show it. */
export const readsBySubject = Object.fromEntries(
  subjects.map((subject) => [
    subject,
    allRoutes.flatMap((route) => (isRead(route) && route.changesWith.includes(subject) ? route.name : [])),
  ]),
) as Record<Subject, ReadName[]>;
