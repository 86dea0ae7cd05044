/** Compares variants of a call by alternating them, so that other load on the machine affects all of them equally. */

export interface Arm {
  /** Does the work that must be finished before timing starts. Returns the call to time. */
  prepare(): Promise<() => Promise<unknown>>;
}

interface Result {
  cpu: number;
  p50: number;
  p99: number;
}

const perTurn = 10;
// After these turns, the JIT compiler has optimised the code, as in a warm function. If the code grows, it may need more turns.
const warmUpTurns = 12;
const turns = 20;
/** How many calls each race makes per variant. */
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

/**
 * Runs the variants in turn. For each variant, returns the mean CPU time of a call in microseconds, and two percentiles of the
 * calls' times in milliseconds.
 */
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
