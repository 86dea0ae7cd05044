/** Asks before signing out would lose something. The part of the page that knows of it registers here after the page has loaded. */

type Ask = () => Promise<boolean>;

let ask: Ask | null = null;

/** Registers the function that asks. Returns a function that removes it. */
export function answerLeaveQuestion(by: Ask): () => void {
  ask = by;
  return () => {
    if (ask === by) ask = null;
  };
}

export const mayLeave = (): Promise<boolean> => ask?.() ?? Promise.resolve(true);

type End = (person: string) => Promise<void>;

const ends: End[] = [];

/** Adds something that ends when a person signs out. */
export function onLeft(end: End): void {
  ends.push(end);
}

/** A part that has not loaded ends later, when it loads. No failure here keeps the person signed in. */
export async function tellLeft(person: string): Promise<void> {
  await Promise.allSettled(ends.map((end) => end(person)));
}
