/** Types a text once more, because React takes what it finds in a field for its own. */
function typeAgain(field: HTMLInputElement): void {
  const typed = field.value;
  field.value = '';
  // Past React's own setter, so that React sees a change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * What somebody types, presses or sends on a standing page before the application answers. Of the presses, the last one
 * counts. Returns what repeats it all.
 */
export function keepPresses(root: HTMLElement): () => void {
  let repeat = (): void => undefined;
  const keep = (press: () => void) => {
    repeat = press;
    // The stylesheet shows it, so that nobody presses a second time in vain.
    root.ariaBusy = 'true';
  };
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button:not([type=submit])') : null;
    if (button) keep(() => button.click());
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    keep(() => form.requestSubmit());
  };
  root.addEventListener('click', onClick);
  root.addEventListener('submit', onSubmit);
  return () => {
    root.removeEventListener('click', onClick);
    root.removeEventListener('submit', onSubmit);
    for (const field of root.querySelectorAll('input')) if (field.value !== '') typeAgain(field);
    // What was typed is only known after this task.
    setTimeout(repeat);
    repeat = () => undefined;
  };
}
