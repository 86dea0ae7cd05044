import type { ChangeEvent } from 'react';

/** Returns the files that a person chose, and empties the input, so that they can choose the same file again after removing it. */
export function takeChosen({ target }: ChangeEvent<HTMLInputElement>): File[] {
  const files = [...(target.files ?? [])];
  target.value = '';
  return files;
}
