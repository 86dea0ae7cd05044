import type { CallAnswer } from '#shared/api/client.ts';

export type ListedInstaller = CallAnswer<'listInstallers'>['installers'][number];
