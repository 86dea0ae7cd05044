import type { SpawnOptions } from 'node:child_process';

export const projectRoot: string;
export function run(command: string, args: readonly string[], options?: SpawnOptions): Promise<number>;
export function ensureInstalled(): Promise<boolean>;
export function ensurePlaces(): Promise<boolean>;
