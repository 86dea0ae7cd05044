import { lostWords } from '../lib/lost-words.ts';

/** Says that the application did not arrive, with what the page has already, because everything else is what is lost. */
export function sayLost(isStanding: boolean): void {
  const note = Object.assign(document.createElement('div'), { role: 'alert' });
  note.dataset.lost = '';
  const text = Object.assign(document.createElement('p'), {
    textContent: `${isStanding ? lostWords.part : lostWords.page}. ${lostWords.advice}`,
  });
  const again = Object.assign(document.createElement('button'), { type: 'button', textContent: lostWords.again });
  // Some browsers never ask a second time for a script that failed.
  again.addEventListener('click', () => window.location.reload());
  note.append(text, again);
  document.body.append(note);
}
