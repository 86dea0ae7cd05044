import { useEffect, useState } from 'react';

/** Returns an object URL for a chosen file. Revokes the URL when the file is no longer shown. */
export function usePreview(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = file && URL.createObjectURL(file);
    setUrl(made);
    return () => (made ? URL.revokeObjectURL(made) : undefined);
  }, [file]);
  return url;
}
