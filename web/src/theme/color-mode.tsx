import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { Theme } from '#shared/domain/accounts/theme.ts';
import { browserStorage } from '../lib/browser-storage.ts';

/**
 * The theme: light by default, whatever the system setting. The person's choice is stored under one key and set as a class on the
 * root.
 */

export type ColorMode = Theme;
const storageKey = 'ui-theme';

interface ColorModeValue {
  mode: ColorMode;
  setMode: (mode: ColorMode) => void;
}

const ColorModeContext = createContext<ColorModeValue | null>(null);

export function ColorModeProvider({ children }: { children: ReactNode }) {
  const [mode, setMode] = useState<ColorMode>(() => (browserStorage.read(storageKey) === 'dark' ? 'dark' : 'light'));
  useEffect(() => {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(mode);
  }, [mode]);
  const value = useMemo<ColorModeValue>(() => {
    const choose = (next: ColorMode) => {
      browserStorage.write(storageKey, next);
      setMode(next);
    };
    return { mode, setMode: choose };
  }, [mode]);
  return <ColorModeContext.Provider value={value}>{children}</ColorModeContext.Provider>;
}

export function useColorMode(): ColorModeValue {
  const value = useContext(ColorModeContext);
  if (!value) throw new Error('useColorMode must be used within a ColorModeProvider');
  return value;
}
