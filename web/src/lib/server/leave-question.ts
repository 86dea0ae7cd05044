/**
 * Asks a person before they sign out, if some of their files are not uploaded yet. The component that asks registers here after
 * the page has loaded.
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

/** Returns whether the person may sign out now. If some files are not uploaded yet, asks the person first. */
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
