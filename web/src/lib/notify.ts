/** One message at a time: a new one replaces the old one. The component that shows them loads after the page. */

export interface Message {
  type: 'success' | 'error' | 'info';
  title: string;
  description?: string;
  /** What the log calls a request that failed. */
  reference?: string;
  /** Takes back what the message reports. */
  onUndo?: () => void;
}

let showNow: ((message: Message) => void) | null = null;
let waiting: Message | null = null;

/** Sends every message here from now on, and the last one that nobody has shown yet. Returns how to undo it. */
export function showMessages(show: (message: Message) => void): () => void {
  const before = showNow;
  showNow = show;
  if (waiting) show(waiting);
  waiting = null;
  return () => {
    showNow = before;
  };
}

interface More {
  description?: string | undefined;
  reference?: string | null | undefined;
  onUndo?: (() => void) | undefined;
}

function say(type: Message['type'], title: string, { description, reference, onUndo }: More): void {
  // A fallback may be the title itself.
  const more = description && description !== title ? { description } : {};
  const message = { type, title, ...more, ...(reference ? { reference } : {}), ...(onUndo ? { onUndo } : {}) };
  if (showNow) showNow(message);
  else waiting = message;
}

export const notify = {
  success: (title: string, description?: string, onUndo?: () => void) => say('success', title, { description, onUndo }),
  info: (title: string, description?: string) => say('info', title, { description }),
  failure: (title: string, description?: string, reference?: string | null) =>
    say('error', title, { description, reference }),
};
