/** Signing out may take something away. The part of the page that knows asks first; it loads after the page. */

type Ask = () => Promise<boolean>;

let ask: Ask | null = null;

/** Names who asks. Returns a function that takes it back. */
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

/** A part that has not loaded ends later, when it does. Nothing that fails here keeps the person signed in. */
export async function tellLeft(person: string): Promise<void> {
  await Promise.allSettled(ends.map((end) => end(person)));
}
