import { lostWords } from '../lib/lost-words.ts';

const pausesMilliseconds = [0, 300, 1_200];

/** Says it with what the page has already, because everything else is what did not arrive. */
function sayLost(lost: string): void {
  const note = Object.assign(document.createElement('div'), { role: 'alert' });
  note.dataset.lost = '';
  const text = Object.assign(document.createElement('p'), { textContent: `${lost}. ${lostWords.advice}` });
  const again = Object.assign(document.createElement('button'), { type: 'button', textContent: lostWords.again });
  // Some browsers never ask a second time for a script that failed.
  again.addEventListener('click', () => window.location.reload());
  note.append(text, again);
  document.body.append(note);
}

/** Loads the application, with two more tries. If it is lost, the page says so and offers to load anew: then null. */
export async function loadStart(isStanding: boolean): Promise<typeof import('./start.tsx') | null> {
  for (const pause of pausesMilliseconds) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    try {
      return await import('./start.tsx');
    } catch {
      // Tried again, and told below.
    }
  }
  sayLost(isStanding ? lostWords.part : lostWords.page);
  return null;
}
