import type { DashboardTab } from '#shared/domain/jobs/job-states.ts';
import { appPages } from '#shared/pages.ts';

/** Every address of the application, for the router and for links. */
export const paths = appPages;

type Params<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name]: string } & Params<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : Record<never, never>;

/** Fills in an address's ids to make a link. Without the router, because the first script of a page needs the addresses. */
export const hrefTo = <P extends (typeof paths)[keyof typeof paths]>(
  path: P,
  ...[params]: keyof Params<P> extends never ? [] : [Params<P>]
): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent((params as Record<string, string>)[name] ?? ''));

/** The form of a new job on the terms of another. */
export const copyOf = (id: string): string => `${paths.createJob}?copy=${id}`;

/** The form of a new job on the terms of a template. */
export const templateAt = (name: string): string => `${paths.createJob}?${new URLSearchParams({ template: name })}`;

/** The dashboard with the given tab open. */
export const dashboardAt = (tab: DashboardTab, only?: 'applications'): string =>
  `${paths.dashboard}?tab=${tab}${only ? `&only=${only}` : ''}`;

/** A page that leads on to another one after signing in. */
export const withNext = (path: string, next: string): string => `${path}?${new URLSearchParams({ next })}`;
