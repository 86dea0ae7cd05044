import { domain } from './domain.ts';
import type { Explained } from './explanation.ts';
import { views } from './views.ts';

export const explained: readonly Explained[] = [...domain, ...views];
