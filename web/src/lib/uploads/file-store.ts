import type { FileNote } from './kept-file.ts';

/**
 * The chosen files in the browser's database, which all tabs share: a note about each file, and separately its bytes, so that
 * a list of files does not load them. It stores bytes and not a `File`, because a phone may delete the file behind a `File`.
 */

const [notes, bytes] = ['notes', 'bytes'] as const;

/** Returns whether the browser has a database. A page and its tests can run without one, and then no file is kept. */
export const hasStore = (): boolean => typeof indexedDB !== 'undefined';

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

let opening: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('suncrew-files', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(notes, { keyPath: 'id' });
    request.result.createObjectStore(bytes);
  };
  return answerOf(request).then((database) => {
    const forget = () => {
      opening = null;
    };
    database.onversionchange = () => {
      database.close();
      forget();
    };
    database.onclose = forget;
    return database;
  });
}

async function begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
  opening ??= open();
  try {
    // A file must survive a phone that switches off, so the write waits for the disk.
    return (await opening).transaction([notes, bytes], mode, mode === 'readwrite' ? { durability: 'strict' } : {});
  } catch (error) {
    opening = null;
    throw error;
  }
}

async function run<T>(mode: IDBTransactionMode, work: (transaction: IDBTransaction) => Promise<T> | T): Promise<T> {
  // Safari sometimes loses its database, and opens it again on a second request.
  const transaction = await begin(mode).catch(() => begin(mode));
  const end = endOf(transaction);
  const [done] = await Promise.all([work(transaction), end]);
  return done;
}

export const fileStore = {
  notes: (): Promise<FileNote[]> => run('readonly', (at) => answerOf(at.objectStore(notes).getAll())),

  bytesOf: (id: string): Promise<ArrayBuffer | undefined> =>
    run('readonly', (at) => answerOf(at.objectStore(bytes).get(id))),

  keep: (note: FileNote, content: ArrayBuffer): Promise<void> =>
    run('readwrite', (at) => {
      at.objectStore(notes).put(note);
      at.objectStore(bytes).put(content, note.id);
    }),

  /**
   * Changes the note, and the bytes if `content` is given. If `content` is null, removes the bytes. A deleted file stays deleted.
   */
  change: (id: string, change: Partial<FileNote>, content?: ArrayBuffer | null): Promise<void> =>
    run('readwrite', async (at) => {
      const note: FileNote | undefined = await answerOf(at.objectStore(notes).get(id));
      if (!note) return;
      at.objectStore(notes).put({ ...note, ...change });
      if (content === null) at.objectStore(bytes).delete(id);
      else if (content) at.objectStore(bytes).put(content, id);
    }),

  forget: (ids: readonly string[]): Promise<void> =>
    run('readwrite', (at) => {
      for (const id of ids) {
        at.objectStore(notes).delete(id);
        at.objectStore(bytes).delete(id);
      }
    }),
};
