import type { Emulator } from '../emulator/start-emulator.ts';

/** A person whose browser only keeps cookies, which is enough for a rehearsal. */
export interface Person {
  email: string;
  call(method: string, path: string, body?: object): Promise<{ status: number; text: string }>;
}

export const password = 'correct horse battery';

/** Returns a person without an account, whose email address begins with `name`. `address` is the URL of the stage. */
export function newPerson(emulator: Emulator, address: string, name: string): Person {
  const cookies = new Map<string, string>();
  const host = new URL(address).host;
  return {
    email: `${name}@suncrew.example`,
    async call(method, path, body) {
      const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
      const headers = {
        host,
        origin: address,
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        ...(cookie && { cookie }),
      };
      const answer = await emulator.ask(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      // One header contains several cookies, with commas between them. None of our cookies contains a comma.
      for (const line of answer.headers.get('set-cookie')?.split(/,\s*/) ?? []) {
        const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(key, value);
      }
      return answer;
    },
  };
}
