/** Some changes need the password once more. Whoever can ask for it says so here, and the client asks when the server wants it. */

type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asking: Promise<boolean> | null = null;

/** Names who asks. Returns a function that takes it back. */
export function answerPasswordRequests(by: Ask): () => void {
  ask = by;
  return () => {
    if (ask === by) ask = null;
  };
}

/** Whether the person has entered their password. Several changes at once ask once. */
export function requestPassword(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = null;
  });
  return asking;
}
