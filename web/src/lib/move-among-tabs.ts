import type { KeyboardEvent } from 'react';

/** Moves the focus in a list of tabs by the arrow keys, Home and End, and from the last tab to the first. */
export function moveAmongTabs(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.indexOf(document.activeElement as HTMLElement);
  const places: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
  const place = places[event.key];
  if (place === undefined || at < 0) return;
  event.preventDefault();
  tabs.at(place % tabs.length)?.focus();
}
