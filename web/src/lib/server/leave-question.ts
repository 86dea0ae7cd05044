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

let end: (person: string) => Promise<void> = () => Promise.resolve();

/** Names what ends when a person signs out. */
export function onLeft(by: (person: string) => Promise<void>): void {
  end = by;
}

/** A part that has not loaded ends later, when it does. Nothing that fails here keeps the person signed in. */
export const tellLeft = (person: string): Promise<void> => end(person).catch(() => undefined);
