import { useEffect, useState } from 'react';

/** An address this browser can show a chosen file at, given back when it is not shown any more. */
export function usePreview(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = file && URL.createObjectURL(file);
    setUrl(made);
    return () => (made ? URL.revokeObjectURL(made) : undefined);
  }, [file]);
  return url;
}
