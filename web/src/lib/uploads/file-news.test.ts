import { expect, it } from 'vitest';
import { followFileNews, onFileNews, tellFileNews } from './file-news.ts';
import type { KeptFile } from './kept-file.ts';

const fileCalled = (name: string) => ({ name }) as KeptFile;

it('a follower also receives the files that were sent before', () => {
  const [live, followed]: string[][] = [[], []];
  tellFileNews({ kind: 'sent', file: fileCalled('sent early') });
  const stop = onFileNews(({ file }) => live?.push(file.name));
  const leave = followFileNews(({ file }) => followed?.push(file.name));
  tellFileNews({ kind: 'sent', file: fileCalled('sent late') });
  expect([live, followed]).toEqual([['sent late'], ['sent early', 'sent late']]);
  leave();
  const again: string[] = [];
  followFileNews(({ file }) => again.push(file.name))();
  stop();
  expect(again).toEqual([]);
});
