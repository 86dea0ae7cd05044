/**
 * Asks a person before they sign out, if something would be lost. The component that asks registers here after the page has
 * loaded.
 */

type Ask = () => Promise<boolean>;

let ask: Ask | null = null;

/** Registers the function that asks. Returns a function that removes it. */
export function answerLeaveQuestion(by: Ask): () => void {
  ask = by;
  return () => {
    if (ask === by) ask = null;
  };
}

/** Tells whether the person may sign out now, and asks them if necessary. */
export const mayLeave = (): Promise<boolean> => ask?.() ?? Promise.resolve(true);

type End = (person: string) => Promise<void>;

const ends: End[] = [];

/** Registers a function that runs when a person signs out. */
export function onLeft(end: End): void {
  ends.push(end);
}

/**
 * Runs the functions registered with `onLeft`. A part whose script has not loaded removes its data when it loads. A failure here
 * does not keep the person signed in.
 */
export async function tellLeft(person: string): Promise<void> {
  await Promise.allSettled(ends.map((end) => end(person)));
}
