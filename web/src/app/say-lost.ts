import { lostWords } from '../lib/lost-words.ts';

/** Shows that the application did not load. Uses plain elements, because no component has loaded. */
export function sayLost(isStanding: boolean): void {
  const note = Object.assign(document.createElement('div'), { role: 'alert' });
  note.dataset.lost = '';
  const text = Object.assign(document.createElement('p'), {
    textContent: `${isStanding ? lostWords.part : lostWords.page}. ${lostWords.advice}`,
  });
  const again = Object.assign(document.createElement('button'), { type: 'button', textContent: lostWords.again });
  // Reloads the whole page, because some browsers never request a failed script a second time.
  again.addEventListener('click', () => window.location.reload());
  note.append(text, again);
  document.body.append(note);
}
