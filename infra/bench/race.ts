/** Two ways of doing the same thing, in turns, so that whatever else the machine does meets both alike. */

export interface Arm {
  /** Whatever must be ready before the clock runs; answers the call itself. */
  prepare(): Promise<() => Promise<unknown>>;
}

interface Result {
  cpu: number;
  p50: number;
  p99: number;
}

const perTurn = 10;
// Long enough for the compiler to have settled: more code takes longer, and a warm function has been through it.
const warmUpTurns = 20;
const turns = 30;
/** How many calls one race makes of each arm. */
export const callsPerArm = (warmUpTurns + turns) * perTurn;
export const measuredCalls = turns * perTurn;

async function takeTurn(arm: Arm, times: number[]): Promise<number> {
  const calls: (() => Promise<unknown>)[] = [];
  for (let index = 0; index < perTurn; index += 1) calls.push(await arm.prepare());
  const before = process.cpuUsage();
  for (const call of calls) {
    const start = performance.now();
    await call();
    times.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

const percentile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

export async function race<N extends string>(arms: Record<N, Arm>): Promise<Record<N, Result>> {
  const names = Object.keys(arms) as N[];
  const cpu = new Map<N, number>();
  const times = new Map(names.map((name) => [name, [] as number[]]));
  for (let turn = -warmUpTurns; turn < turns; turn += 1) {
    for (const name of turn % 2 === 0 ? names : [...names].reverse()) {
      const spent = await takeTurn(arms[name], turn < 0 ? [] : (times.get(name) ?? []));
      if (turn >= 0) cpu.set(name, (cpu.get(name) ?? 0) + spent);
    }
  }
  return Object.fromEntries(
    names.map((name) => {
      const taken = times.get(name) ?? [];
      const result = {
        cpu: (cpu.get(name) ?? 0) / measuredCalls,
        p50: percentile(taken, 0.5),
        p99: percentile(taken, 0.99),
      };
      return [name, result];
    }),
  ) as Record<N, Result>;
}
