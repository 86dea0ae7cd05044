import { useCallback, useEffect, useRef, useState } from 'react';
import { notify } from '../../lib/notify.ts';
import { useFollowUpload } from './running-uploads.tsx';
import { isAboutTheFile, type Keeping, type SentFile, sendFile } from './send-file.ts';

const bannerMilliseconds = 2_000;

interface Upload {
  /** The progress, while a file is uploading. */
  percent: number | null;
  error: string | null;
  /** True for two seconds after a success. */
  hasJustSucceeded: boolean;
  /** Returns the key of the file, or null if the upload was cancelled or failed. After a failure, `error` says why. */
  send: (file: File) => Promise<string | null>;
  abort: () => void;
  refuse: (reason: string | null) => void;
}

/** Why an upload did not work, for the person who sent it. Null if they cancelled it. */
export const reasonOf = (error: unknown): string | null => {
  if (error instanceof DOMException && error.name === 'AbortError') return null;
  return isAboutTheFile(error) ? error.message : 'Upload failed. Please try again.';
};

/** Uploads files one after another and reports progress. Leaving the screen cancels the current upload. */
export function useUpload({ keeping }: { keeping?: Keeping | undefined } = {}): Upload {
  const [percent, setPercent] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [hasJustSucceeded, setSucceeded] = useState(false);
  const follow = useFollowUpload();
  const running = useRef<AbortController | null>(null);
  const banner = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(
    () => () => {
      running.current?.abort();
      clearTimeout(banner.current);
    },
    [],
  );

  const celebrate = useCallback(({ isUnfinished }: SentFile) => {
    if (isUnfinished) notify.info('Upload completed', 'File uploaded but may need permission adjustment');
    setSucceeded(true);
    clearTimeout(banner.current);
    banner.current = setTimeout(() => setSucceeded(false), bannerMilliseconds);
  }, []);

  const sendOne = useCallback(
    async (file: File) => {
      const controller = new AbortController();
      running.current = controller;
      setError(null);
      setSucceeded(false);
      setPercent(0);
      try {
        const sent = await sendFile(file, { keeping, signal: controller.signal, onProgress: setPercent });
        celebrate(sent);
        return sent.objectKey;
      } catch (failure) {
        setError(controller.signal.aborted ? null : reasonOf(failure));
        return null;
      } finally {
        setPercent(null);
      }
    },
    [keeping, celebrate],
  );
  const send = useCallback(
    (file: File) => {
      const sending = sendOne(file);
      follow(sending);
      return sending;
    },
    [sendOne, follow],
  );

  const abort = useCallback(() => running.current?.abort(), []);
  return { percent, error, hasJustSucceeded, send, abort, refuse: setError };
}
