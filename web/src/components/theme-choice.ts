import { useEffect } from 'react';
import { useSession } from '../lib/server/session.tsx';
import { useWrite } from '../lib/server/use-write.ts';
import { type ColorMode, useColorMode } from '../theme/color-mode.tsx';

/** Applies the theme of the account, for example one that the person chose on another device. */
export function useAccountTheme(): void {
  const { setMode } = useColorMode();
  const theirs = useSession().user?.theme ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice on this page counts until the account has another theme
  useEffect(() => {
    if (theirs) setMode(theirs);
  }, [theirs]);
}

/** Returns the theme, and a function that changes it here and, for a signed-in user, in the account. */
export function useThemeChoice(): { mode: ColorMode; toggle: () => void } {
  const { mode, setMode } = useColorMode();
  const { user } = useSession();
  const keep = useWrite('setTheme');
  const toggle = () => {
    const theme = mode === 'light' ? 'dark' : 'light';
    setMode(theme);
    if (user) keep.mutate({ body: { theme } });
  };
  return { mode, toggle };
}
