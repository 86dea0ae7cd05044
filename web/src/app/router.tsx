import type { ReactNode } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { type PageName, paths } from '#shared/pages.ts';
import { LostPage } from '../components/lost.tsx';
import { Absent } from '../components/states.tsx';
import { withDialogEntries } from '../lib/dialog-entries.ts';
import { type Lazy, lazy } from '../lib/lazy.tsx';
import { Guard } from './guard.tsx';
import { Layout } from './layout.tsx';
import { PageFailure } from './page-failure.tsx';
import { type Page, pages, type ShownPage, scriptAt } from './pages.ts';
import { RootFailure } from './root-failure.tsx';

/** One component for each script. Two pages with the same script keep their state when a person goes from one to the other. */
const components = new Map<ShownPage['load'], Lazy<object>>();

function componentOf(load: ShownPage['load']): Lazy<object> {
  const known = components.get(load) ?? lazy(load, LostPage);
  components.set(load, known);
  return known;
}

function elementOf(page: Page): ReactNode {
  if ('leadsTo' in page) return <Navigate to={paths[page.leadsTo]} replace />;
  const { load, guard, visitor } = page;
  const Shown = componentOf(load);
  if (!guard) return <Shown />;
  const Visitor = visitor && componentOf(visitor);
  return (
    <Guard {...guard} visitor={Visitor && <Visitor />}>
      <Shown />
    </Guard>
  );
}

const pageRoutes = (Object.keys(pages) as PageName[]).map(
  (name): RouteObject => ({ path: paths[name], element: elementOf(pages[name]) }),
);

export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <RootFailure />,
    children: [{ errorElement: <PageFailure />, children: [...pageRoutes, { path: '*', element: <Absent /> }] }],
  },
];

/** Keeps the scroll position on hydration; the router only does this for routes with loaders. */
export const createRouter = (isPrerendered: boolean) =>
  withDialogEntries(createBrowserRouter(routes, isPrerendered ? { hydrationData: { loaderData: {} } } : {}));

/** Loads the script of the page at a path, so that the page does not wait when it is first rendered. */
export async function loadPage(pathname: string, isVisitor: boolean): Promise<void> {
  const script = scriptAt(pathname, isVisitor);
  if (script) await componentOf(script).load();
}
