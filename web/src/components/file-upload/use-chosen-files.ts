import { type RefObject, useEffect, useRef } from 'react';

/**
 * Hands over the files that a person chooses with an input. While the chooser is open, the page may remove the input, for example
 * because a tablet is turned. React then reports no change, but the input still does, so that the files are not lost. React also
 * has no event for a chooser that is closed without a file, of which `onClose` tells.
 */
export function useChosenFiles(
  onFiles: (files: File[]) => void,
  onClose?: () => void,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef({ onFiles, onClose });
  latest.current = { onFiles, onClose };
  useEffect(() => {
    const chooser = input.current;
    if (!chooser) return;
    chooser.onchange = () => {
      const files = [...(chooser.files ?? [])];
      // Lets a person choose the same file again after removing it.
      chooser.value = '';
      if (files.length > 0) latest.current.onFiles(files);
      latest.current.onClose?.();
    };
    chooser.oncancel = () => latest.current.onClose?.();
  }, []);
  return input;
}
