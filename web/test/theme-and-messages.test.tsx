import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Messages from '../src/components/messages.tsx';
import { notify } from '../src/lib/notify.ts';
import { useColorMode } from '../src/theme/color-mode.tsx';
import { renderAt } from './render-app.tsx';

// The server answers every request with 401, so no one is signed in.
beforeEach(() => void vi.stubGlobal('fetch', async () => new Response(null, { status: 401 })));
afterEach(() => void vi.unstubAllGlobals());

const root = () => document.documentElement.classList;

function Mode() {
  const { mode, setMode } = useColorMode();
  return (
    <button type="button" onClick={() => setMode(mode === 'light' ? 'dark' : 'light')}>
      {mode}
    </button>
  );
}

describe('the theme', () => {
  it('is light, regardless of the system’s setting, until the user chooses', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: true, media: query }) as MediaQueryList);
    renderAt('/', <Mode />);
    vi.restoreAllMocks();
    expect(screen.getByRole('button')).toHaveTextContent('light');
    expect([root().contains('light'), root().contains('dark')]).toEqual([true, false]);
  });

  it('is stored as ui-theme and set as a class on the root', async () => {
    renderAt('/', <Mode />);
    await userEvent.click(screen.getByRole('button'));
    expect(localStorage.getItem('ui-theme')).toBe('dark');
    expect([root().contains('light'), root().contains('dark')]).toEqual([false, true]);
  });

  it('that was chosen before applies immediately', () => {
    localStorage.setItem('ui-theme', 'dark');
    renderAt('/', <Mode />);
    expect(screen.getByRole('button')).toHaveTextContent('dark');
  });

  it("used outside its provider is a developer's mistake", () => {
    expect(() => renderToString(<Mode />)).toThrow('useColorMode must be used within a ColorModeProvider');
  });
});

describe('messages', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());
  const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  it('of a failure name the request’s id for support', async () => {
    renderAt('/', <Messages />);
    act(() => notify.failure('Not saved', 'The server is busy.', 'JKJaXmPLvHcESHA='));
    await advance(100);
    expect(screen.getByText('Reference: JKJaXmPLvHcESHA=')).toBeVisible();
  });

  it('appear one at a time: a new one replaces the old one', async () => {
    renderAt('/', <Messages />);
    act(() => notify.success('Saved'));
    expect(await screen.findByText('Saved')).toBeVisible();
    act(() => notify.success('Sent', 'It is on its way.'));
    expect(await screen.findByText('Sent')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
  });

  it('stay five seconds', async () => {
    renderAt('/', <Messages />);
    act(() => notify.success('Stays a while'));
    await screen.findByText('Stays a while');
    await advance(4_500);
    expect(screen.getByText('Stays a while')).toBeInTheDocument();
    await advance(1_500);
    await waitFor(() => expect(screen.queryByText('Stays a while')).toBeNull());
  });

  it('disappear only when they are swiped fifty pixels to the right', async () => {
    renderAt('/', <Messages />);
    act(() => notify.success('Swipe me'));
    const message = (await screen.findByText('Swipe me')).closest('[data-part="root"]') as HTMLElement;
    const swipe = (pixels: number) => {
      fireEvent.pointerDown(message, { clientX: 100 });
      fireEvent.pointerUp(message, { clientX: 100 + pixels });
    };
    swipe(30);
    await advance(500);
    expect(screen.getByText('Swipe me')).toBeInTheDocument();
    swipe(50);
    await advance(500);
    await waitFor(() => expect(screen.queryByText('Swipe me')).toBeNull());
  });

  it('can be reached with F8', async () => {
    renderAt('/', <Messages />);
    act(() => notify.failure('Not saved', 'Try again.'));
    await screen.findByText('Try again.');
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('region'));
  });
});
