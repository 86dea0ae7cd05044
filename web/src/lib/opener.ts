/**
 * Remembers the element that a person pressed last, so that a dialog can return the focus to it. The focus alone is not
 * enough: Safari does not focus clicked buttons, a menu closes before its item's dialog opens, and the page behind a dialog is
 * inert.
 */

let pressed: Element | null = null;

document.addEventListener(
  'click',
  ({ target }) => {
    if (target instanceof Element) pressed = target.closest('button, a, [role=menuitem]') ?? pressed;
  },
  true,
);

/**
 * Restores the caret when a field receives the focus again. The dialog library would select the whole text, and the next key
 * would replace it.
 */
function keepCaret(field: Element | null): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const { selectionStart, selectionEnd } = field;
  if (selectionStart === null) return;
  field.addEventListener('focus', () => queueMicrotask(() => field.setSelectionRange(selectionStart, selectionEnd)), {
    once: true,
  });
}

/** Remembers the focused element, so that a dialog opened by a shortcut returns the focus to it. */
export function rememberFocus(): void {
  pressed = document.activeElement;
  keepCaret(pressed);
}

/** Returns the control, or for an item of a menu, the button that opens the menu. */
const triggerOf = (control: Element | null): Element | null => {
  const menu = control?.closest('[role=menu]')?.id;
  return menu ? document.querySelector(`[aria-controls="${menu}"], [data-controls="${menu}"]`) : (control ?? null);
};

/** Returns the element that opened the present dialog. */
export const currentOpener = (): Element | null => triggerOf(pressed) ?? document.activeElement;
