/** Returns the files that a person chose, and empties the input, so that they can choose the same file again after removing it. */
export function takeChosen(input: HTMLInputElement): File[] {
  const files = [...(input.files ?? [])];
  input.value = '';
  return files;
}
