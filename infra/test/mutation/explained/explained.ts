import { domain } from './domain.ts';
import type { Explained } from './explanation.ts';
import { guards } from './guards.ts';

export const explained: readonly Explained[] = [...domain, ...guards];
