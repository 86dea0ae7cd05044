import { useCallback, useEffect, useRef, useState } from 'react';
import { notify } from '../../lib/notify.ts';
import type { Progress } from '../../lib/uploads/progress.ts';
import { useFollowUpload } from './running-uploads.tsx';
import { isAboutTheFile, type Keeping, prepareFile, type SentFile, sendFile } from './send-file.ts';

const bannerMilliseconds = 2_000;

interface UploadOptions {
  keeping?: Keeping | undefined;
  maxBytes: number;
  /** One file has arrived, as it was sent. */
  onSent: (file: File, objectKey: string) => void;
  /** What was sent has arrived, as many as these, and nothing is left to be said about it. */
  onUploaded?: ((count: number) => void) | undefined;
}

interface Upload {
  /** While a file is prepared or uploading. */
  progress: Progress | null;
  error: string | null;
  /** True for two seconds after a success. */
  hasJustSucceeded: boolean;
  /** Sends files one after another, until one is cancelled or fails. Then `error` says why. */
  send: (files: readonly File[]) => Promise<void>;
  /** Sends again the file that failed and those behind it, if that could help. */
  retry: (() => void) | null;
  abort: () => void;
  refuse: (reason: string | null) => void;
}

/** Why an upload did not work, for the person who sent it. Null if they cancelled it. */
export const reasonOf = (error: unknown): string | null => {
  if (error instanceof DOMException && error.name === 'AbortError') return null;
  return isAboutTheFile(error) ? error.message : 'Upload failed. Please try again.';
};

/** Uploads files and reports progress. Leaving the screen cancels the current upload. */
export function useUpload({ keeping, maxBytes, onSent, onUploaded }: UploadOptions): Upload {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [failed, setFailed] = useState<readonly File[]>([]);
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

  const refuse = useCallback((reason: string | null) => {
    setError(reason);
    setFailed([]);
  }, []);

  /** Does this until it is cancelled or fails, and says why it failed. */
  const attempt = async <Done>(work: (signal: AbortSignal) => Promise<Done>, unsent: readonly File[]) => {
    const controller = new AbortController();
    running.current = controller;
    refuse(null);
    setSucceeded(false);
    setProgress(0);
    try {
      return await work(controller.signal);
    } catch (failure) {
      const isCancelled = controller.signal.aborted;
      setError(isCancelled ? null : reasonOf(failure));
      if (!isCancelled && !isAboutTheFile(failure)) setFailed(unsent);
      return null;
    } finally {
      setProgress(null);
    }
  };
  const options = (signal: AbortSignal) => ({ keeping, maxBytes, signal, onProgress: setProgress });
  /** Nothing is sent if one of the photos is too large even when it has become smaller. */
  const prepareAll = (files: readonly File[]) =>
    attempt(async (signal) => {
      for (const file of files) await prepareFile(file, options(signal));
      return files;
    }, []);
  const sendOne = (file: File, later: readonly File[]) =>
    attempt(
      async (signal) => {
        const sent = await sendFile(file, options(signal));
        setSucceeded(true);
        clearTimeout(banner.current);
        banner.current = setTimeout(() => setSucceeded(false), bannerMilliseconds);
        return sent;
      },
      [file, ...later],
    );
  const send = async (files: readonly File[]) => {
    const tooLarge = files.filter(({ size }) => size > maxBytes);
    if (tooLarge.length > 0) {
      const preparing = prepareAll(tooLarge);
      follow(preparing);
      if ((await preparing) === null) return;
    }
    const arrived: SentFile[] = [];
    for (const [at, file] of files.entries()) {
      const sending = sendOne(file, files.slice(at + 1));
      follow(sending);
      const sent = await sending;
      if (sent === null) break;
      arrived.push(sent);
      onSent(sent.file, sent.objectKey);
    }
    // There is one message at a time, so the one that asks for attention takes the place of the other.
    if (arrived.some(({ isUnfinished }) => isUnfinished))
      notify.info('Upload completed', 'File uploaded but may need permission adjustment');
    else if (arrived.length > 0) onUploaded?.(arrived.length);
  };

  const abort = useCallback(() => running.current?.abort(), []);
  const retry = failed.length > 0 ? () => void send(failed) : null;
  return { progress, error, hasJustSucceeded, send, retry, abort, refuse };
}
