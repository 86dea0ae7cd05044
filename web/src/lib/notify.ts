/** Shows one message at a time: a new message replaces the old one. The component that shows them loads after the page. */

export interface Message {
  type: 'success' | 'error' | 'info';
  title: string;
  description?: string;
  /** The id of the failed request in the log. */
  reference?: string;
  /** Undoes the reported action. */
  onUndo?: () => void;
}

let showNow: ((message: Message) => void) | null = null;
let waiting: Message | null = null;

/**
 * Calls `show` for each message from now on, and first for the latest message that has not been shown. Returns a function that
 * restores the earlier `show`.
 */
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
  // The server's text may equal the title, and would then be shown twice.
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
