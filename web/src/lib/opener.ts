/**
 * Remembers what a person pressed last, so that a dialog can give the focus back to it. The focus itself does not tell: Safari
 * does not focus buttons that are clicked, a menu is gone before its item's dialog opens, and the page behind a dialog is inert.
 */

let pressed: Element | null = null;

document.addEventListener(
  'click',
  ({ target }) => {
    if (target instanceof Element) pressed = target.closest('button, a, [role=menuitem]') ?? pressed;
  },
  true,
);

/** The library selects the whole text of a field that gets the focus back, and the next key would replace it. */
function keepCaret(field: Element | null): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const { selectionStart, selectionEnd } = field;
  if (selectionStart === null) return;
  field.addEventListener('focus', () => queueMicrotask(() => field.setSelectionRange(selectionStart, selectionEnd)), {
    once: true,
  });
}

/** A dialog that a shortcut opens gives the focus back to where the person was. */
export function rememberFocus(): void {
  pressed = document.activeElement;
  keepCaret(pressed);
}

/** Of an item in a menu, the button that opens the menu. */
const triggerOf = (control: Element | null): Element | null => {
  const menu = control?.closest('[role=menu]')?.id;
  return menu ? document.querySelector(`[aria-controls="${menu}"], [data-controls="${menu}"]`) : (control ?? null);
};

/** What opens the dialog that opens now. */
export const currentOpener = (): Element | null => triggerOf(pressed) ?? document.activeElement;
