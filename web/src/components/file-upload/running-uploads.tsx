import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';

/** What has arrived, or null if it was cancelled or failed. */
type Upload = Promise<object | null>;

const Follow = createContext<(upload: Upload) => void>(() => undefined);

/** Tells the surrounding form about each upload. Outside a form, it does nothing. */
export const useFollowUpload = () => useContext(Follow);

export interface RunningUploads {
  isRunning: boolean;
  /** True while something waits for `settled`. */
  isAwaited: boolean;
  /** Resolves when all uploads have ended. True if all of them succeeded. */
  settled: () => Promise<boolean>;
  follow: (upload: Upload) => void;
}

/** The running uploads of one form, so that it is never saved without a file that is still being uploaded. */
export function useRunningUploads(): RunningUploads {
  const running = useRef(new Set<Upload>());
  const [count, setCount] = useState(0);
  const [isAwaited, setAwaited] = useState(false);

  const follow = useCallback((upload: Upload) => {
    running.current.add(upload);
    setCount(running.current.size);
    const done = () => {
      running.current.delete(upload);
      setCount(running.current.size);
    };
    upload.then(done, done);
  }, []);

  const settled = useCallback(async () => {
    if (running.current.size === 0) return true;
    setAwaited(true);
    let haveAllArrived = true;
    // A list uploads one file after another, so the next one may have started in the meantime.
    while (running.current.size > 0) {
      const files = await Promise.all(running.current);
      haveAllArrived &&= files.every((file) => file !== null);
    }
    setAwaited(false);
    return haveAllArrived;
  }, []);

  return useMemo(() => ({ isRunning: count > 0, isAwaited, settled, follow }), [count, isAwaited, settled, follow]);
}

export const RunningUploadsProvider = ({ uploads, children }: { uploads: RunningUploads; children: ReactNode }) => (
  <Follow value={uploads.follow}>{children}</Follow>
);
