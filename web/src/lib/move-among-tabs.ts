import type { KeyboardEvent } from 'react';

/** The arrow keys, Home and End move the focus in a list of tabs, from the last to the first as well. */
export function moveAmongTabs(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.indexOf(document.activeElement as HTMLElement);
  const places: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
  const place = places[event.key];
  if (place === undefined || at < 0) return;
  event.preventDefault();
  tabs.at(place % tabs.length)?.focus();
}
