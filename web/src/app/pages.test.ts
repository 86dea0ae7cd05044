import { matchRoutes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { noFilter } from '#shared/domain/people/directory.ts';
import { type PageName, pageAt, paths } from '#shared/pages.ts';
import { pages, preloadPage } from './pages.ts';

const names = Object.keys(paths) as PageName[];
const routes = names.map((name) => ({ id: name, path: paths[name] }));
const linkTo = (name: PageName): string => paths[name].replace(/:\w+/g, '5b1f0e6e-1111-4222-8333-444455556666');

afterEach(() => vi.restoreAllMocks());

const spyOn = (page: object, part: 'load' | 'visitor') =>
  vi.spyOn(page as Record<'load' | 'visitor', () => Promise<unknown>>, part).mockResolvedValue({});

describe.each(names)('the page %s', (name) => {
  it.each([linkTo(name), `${linkTo(name).replace(/\/$/, '')}/`, linkTo(name).toUpperCase()])(
    'is the same page for the router and for early requests, at %s',
    (link) => {
      expect(pageAt(link)?.name).toBe(name);
      expect(matchRoutes(routes, link)?.at(-1)?.route.id).toBe(name);
    },
  );

  it('requests its script before the application starts', () => {
    const page = pages[name];
    if ('leadsTo' in page) return preloadPage(linkTo(name), false);
    const load = spyOn(page, 'load');
    preloadPage(linkTo(name), false);
    expect(load).toHaveBeenCalledOnce();
  });
});

describe.each(['job', 'sharedJob'] as const)('the page %s', (name) => {
  it('requests only the script for visitors if the reader is a visitor', () => {
    const [load, visitor] = [spyOn(pages[name], 'load'), spyOn(pages[name], 'visitor')];
    preloadPage(linkTo(name), true);
    expect([load, visitor].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  });
});

it('a path without a page requests no script', () => {
  for (const path of ['/dashboards', '/jobs/no/such/page', '//', '/jobs/'.repeat(3)]) {
    expect(pageAt(path)).toBeNull();
    preloadPage(path, false);
  }
});

it('the preview of the directory names only filters that the directory has', () => {
  const [, named = ''] = /Filter by ([^.]+)\./.exec(pages.directory.preview.text) ?? [];
  const filters = Object.keys(noFilter).join(' ').toLowerCase();
  for (const name of named.split(/, | and /)) expect(filters).toContain(name);
});
