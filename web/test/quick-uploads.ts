import { onTestFinished, vi } from 'vitest';

/** Sends the browser's upload requests directly to the local store until the test ends. */
export function uploadQuickly(): void {
  class QuickRequest {
    status = 0;
    upload = {};
    onload = () => {};
    #url = '';
    #headers: Record<string, string> = {};
    open(_method: string, url: string) {
      this.#url = url;
    }
    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value;
    }
    abort() {}
    async send(file: File) {
      const body = await file.arrayBuffer();
      this.status = (await fetch(this.#url, { method: 'PUT', body, headers: this.#headers })).status;
      this.onload();
    }
  }
  vi.stubGlobal('XMLHttpRequest', QuickRequest);
  onTestFinished(() => void vi.unstubAllGlobals());
}
