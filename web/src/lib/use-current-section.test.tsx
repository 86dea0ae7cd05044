import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { useCurrentSection } from './use-current-section.ts';

const ids = ['account', 'notifications', 'data', 'danger'];

/** Scrolls the page of these sections, and returns the hook's answer for the sections that are then on the screen. */
function sectionsAt(url: string) {
  let report: (entries: unknown[]) => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  const { result } = renderHook(() => useCurrentSection(ids), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>,
  });
  return (...onScreen: string[]) => {
    act(() => report(ids.map((id) => ({ target: { id }, isIntersecting: onScreen.includes(id) }))));
    return result.current;
  };
}

afterEach(() => vi.unstubAllGlobals());

it('the current section is the first one on the screen', () => {
  const scrolled = sectionsAt('/settings');
  expect(scrolled('account', 'notifications')).toBe('account');
  expect(scrolled('notifications', 'data')).toBe('notifications');
});

it('the section in the URL is current while it is on the screen, also below others', () => {
  const scrolled = sectionsAt('/settings#danger');
  expect(scrolled('data', 'danger')).toBe('danger');
  expect(scrolled('account')).toBe('account');
});
