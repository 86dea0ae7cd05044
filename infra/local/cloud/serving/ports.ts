import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { writeWholeFile } from '#infra/write-file.ts';

export const loopback = '127.0.0.1';

const keptPorts = z.record(z.string(), z.int().min(1).max(65_535));

function bind(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ host: loopback, port, exclusive: true }, () => resolve(server));
  });
}

/** Binds a port, and retries for `patienceMs`, because a process that was just killed may still hold its port. */
async function bindSoon(port: number, patienceMs: number): Promise<Server | undefined> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const server = await bind(port);
    if (server || Date.now() >= deadline) return server;
    await delay(50);
  }
}

async function readKept(file: string | undefined): Promise<Record<string, number>> {
  if (!file) return {};
  try {
    return keptPorts.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return {};
  }
}

/**
 * Chooses a free loopback port for each name. With `file`, the next start gets the same ports again, unless another program uses
 * one of them. This function holds all ports until it has chosen the last one, so that no two names get the same port.
 */
export async function keepPorts<Name extends string>(
  names: readonly Name[],
  file?: string,
  patienceMs = 2_000,
): Promise<Record<Name, number>> {
  const kept = await readKept(file);
  const bound = await Promise.all(
    names.map(async (name): Promise<[Name, Server]> => {
      const before = kept[name];
      const server = (before && (await bindSoon(before, patienceMs))) || (await bind(0));
      if (!server) throw new Error(`Could not open a free port on ${loopback}.`);
      return [name, server];
    }),
  );
  const ports = Object.fromEntries(
    bound.map(([name, server]) => {
      const address = server.address();
      return [name, typeof address === 'object' && address ? address.port : 0];
    }),
  ) as Record<Name, number>;
  await Promise.all(bound.map(([, server]) => new Promise((resolve) => server.close(resolve))));
  if (file) await writeWholeFile(file, `${JSON.stringify({ ...kept, ...ports }, null, 2)}\n`);
  return ports;
}
