import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LostProps, lazy } from './lazy.tsx';
import { isNewRelease, reloadOnce } from './new-release.ts';

const Lost = ({ onRetry }: LostProps) => (
  <button type="button" onClick={onRetry}>
    Try again
  </button>
);
const menu = { default: ({ name }: { name: string }) => <p>Menu of {name}</p> };
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** The page that contains the part. */
class Page extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render = () => (this.state.hasFailed ? <p>The page failed</p> : this.props.children);
}

const show = (Part: ReturnType<typeof lazy<{ name: string }>>) =>
  render(
    <Page>
      <h1>Dashboard</h1>
      <Suspense fallback="Loading...">
        <Part name="Robin" />
      </Suspense>
    </Page>,
  );

const reload = vi.fn();
const patience = { timeout: 30_000 };
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  vi.restoreAllMocks();
  reload.mockReset();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

/** Simulates a release: this page runs the script `own`, and the server now returns a page that runs `served`. */
function atRelease(own: string, served: string): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.setAttribute('src', own);
  // Returns the script element without adding it to the document, where it would run.
  vi.spyOn(document, 'querySelector').mockImplementation((selector) =>
    selector.startsWith('script') ? script : Document.prototype.querySelector.call(document, selector),
  );
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(`<script type="module" src="${served}">`));
}

describe('a part whose script does not load', () => {
  it('is requested again before the page shows an error', async () => {
    const load = vi.fn(async () => menu).mockImplementationOnce(lost);
    show(lazy(load, Lost));
    expect(await screen.findByText('Menu of Robin')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('leaves the rest of the page as it is, and loads when the person retries', async () => {
    let isLost = true;
    show(lazy(async () => (isLost ? lost() : menu), Lost));
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    isLost = false;
    await userEvent.click(again);
    expect(await screen.findByText('Menu of Robin')).toBeVisible();
  });

  it('may fail more than once', async () => {
    const load = vi.fn(lost);
    show(lazy(load, Lost));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(6), patience);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('differs from a part that is broken, which fails the page', async () => {
    const Broken = () => {
      throw new RangeError('broken');
    };
    show(lazy<{ name: string }>(async () => ({ default: Broken }), Lost));
    expect(await screen.findByText('The page failed')).toBeVisible();
  });

  it('reloads the whole page when the person retries and the browser does not request the script again', async () => {
    atRelease('/assets/index-old.js', '/assets/index-old.js');
    show(lazy(lost, Lost));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1), patience);
  });

  it('reloads the whole page also after typing, if the form keeps its text', async () => {
    atRelease('/assets/index-old.js', '/assets/index-old.js');
    const { rerender } = render(<input aria-label="SAA number" name="saaNumber" defaultValue="S123" />, {
      wrapper: ({ children }) => <form data-keeps>{children}</form>,
    });
    show(lazy(lost, Lost));
    const again = () => screen.findByRole('button', { name: 'Try again' });
    await userEvent.click(await again());
    expect(await again()).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
    rerender(<input aria-label="Notes" name="notes" defaultValue="Half a sentence" />);
    await userEvent.click(await again());
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1), patience);
  });

  it('reloads the page once if a new release removed the script', async () => {
    atRelease('/assets/index-old.js', '/assets/index-new.js');
    show(lazy(lost, Lost));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1), patience);
    show(lazy(lost, Lost));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('a new release', () => {
  it('is one whose page starts with another script', async () => {
    atRelease('/assets/index-old.js', '/assets/index-new.js');
    expect(await isNewRelease()).toBe(true);
    atRelease('/assets/index-old.js', '/assets/index-old.js');
    expect(await isNewRelease()).toBe(false);
  });

  it('is not assumed without a connection', async () => {
    atRelease('/assets/index-old.js', '/assets/index-new.js');
    vi.spyOn(globalThis, 'fetch').mockImplementation(lost);
    expect(await isNewRelease()).toBe(false);
  });

  it('never removes typed text', () => {
    render(<input aria-label="Message" defaultValue="Half a sentence" />);
    expect(reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('never overrules a question before leaving the page', () => {
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    expect(reloadOnce()).toBe(false);
    window.removeEventListener('beforeunload', ask);
    expect(reloadOnce()).toBe(true);
  });
});
